package broadside.server.rest;

import broadside.server.lobby.NoSuchTable;
import broadside.server.lobby.NotYours;
import broadside.server.people.NotAdmitted;
import broadside.server.people.NotPossible;
import broadside.server.people.Passwords;
import broadside.server.store.FreshId;
import broadside.server.store.StoreFault;
import broadside.server.words.Refusals;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Path;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.io.IOException;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jspecify.annotations.Nullable;

/** Turns everything that can go wrong with a request into a {@link Problem}. */
public class Problems {
    private static final Logger LOG = Logger.getLogger(Problems.class);
    private static final int BAD_REQUEST = 400;
    private static final int NOT_LET_IN = 401;
    private static final int FORBIDDEN = 403;
    private static final int NOT_FOUND = 404;
    private static final int TOO_SLOW = 408;
    private static final int CONFLICT = 409;
    private static final int OUR_FAULT = 500;
    private static final int BUSY = 503;
    private static final int RETRY_SECONDS = 5;
    /** What the platform says where a request stops halfway. */
    private static final String READ_TIMED_OUT = "Read timed out";

    @ServerExceptionMapper
    public Response of(NotPossible e, UriInfo address, HttpHeaders headers) {
        String language = Language.of(address, headers);
        return Problem.ofField(CONFLICT, e.field(), e.said(language), e.help(language))
                .response();
    }

    @ServerExceptionMapper
    public Response of(SaysNo e) {
        return e.problem().response();
    }

    @ServerExceptionMapper
    public Response of(NoSuchTable e, UriInfo address, HttpHeaders headers) {
        return said(NOT_FOUND, "no-table", address, headers).response();
    }

    @ServerExceptionMapper
    public Response of(NotYours e, UriInfo address, HttpHeaders headers) {
        return said(FORBIDDEN, e.key(), address, headers).response();
    }

    @ServerExceptionMapper
    public Response of(NotAdmitted e, UriInfo address, HttpHeaders headers) {
        Problem problem = switch (e.why()) {
            case NO_TOKEN -> said(NOT_LET_IN, "no-token", address, headers);
            case BAD_TOKEN -> said(NOT_LET_IN, "bad-token", address, headers);
            case BAD_PASSWORD -> said(NOT_LET_IN, "bad-password", address, headers);
            case BANNED -> said(FORBIDDEN, "banned", address, headers);
        };
        Response response = problem.response();
        return problem.status() == NOT_LET_IN
                ? Response.fromResponse(response)
                        .header(HttpHeaders.WWW_AUTHENTICATE, "Bearer")
                        .build()
                : response;
    }

    @ServerExceptionMapper
    public Response of(Passwords.Busy e, UriInfo address, HttpHeaders headers) {
        return said(BUSY, "busy", address, headers).response();
    }

    @ServerExceptionMapper
    public Response of(StoreFault e, UriInfo address, HttpHeaders headers) {
        LOG.warnf("a request was not kept: %s", e.getMessage());
        return Response.fromResponse(said(BUSY, "store", address, headers).response())
                .header(HttpHeaders.RETRY_AFTER, RETRY_SECONDS)
                .build();
    }

    private static Problem said(int status, String key, UriInfo address, HttpHeaders headers) {
        String language = Language.of(address, headers);
        return Problem.of(
                status, Refusals.inWords(Refusals.says(key), language), Refusals.inWords(Refusals.help(key), language));
    }

    @ServerExceptionMapper
    public Response of(ConstraintViolationException e) {
        for (ConstraintViolation<?> violation : e.getConstraintViolations()) {
            String field = "";
            for (Path.Node node : violation.getPropertyPath()) {
                field = node.getName() == null ? field : node.getName();
            }
            return Problem.ofField(
                            BAD_REQUEST,
                            field,
                            "The field '" + field + "' " + violation.getMessage() + ".",
                            "Correct it and send it again.")
                    .response();
        }
        return unreadable(null);
    }

    @ServerExceptionMapper
    public Response of(JsonProcessingException e) {
        return unreadable(e);
    }

    /** Apart, since the platform has a mapper of its own for this kind. */
    @ServerExceptionMapper
    public Response of(MismatchedInputException e) {
        return unreadable(e);
    }

    @ServerExceptionMapper
    public Response of(WebApplicationException e) {
        for (Throwable cause = e.getCause(); cause != null; cause = cause.getCause()) {
            if (cause instanceof JsonProcessingException json) {
                return unreadable(json);
            }
        }
        Response sent = e.getResponse();
        int status = sent.getStatus();
        if (status >= OUR_FAULT) {
            return of((Throwable) e);
        }
        if (status < BAD_REQUEST) {
            return sent;
        }
        return words(status).response();
    }

    private static Problem words(int status) {
        return switch (status) {
            case 404 -> Problem.of(404, "There is nothing here.", "Check the address.");
            case 405 -> Problem.of(405, "This cannot be done here.", "See /q/openapi for what can.");
            case 406 -> Problem.of(406, "The answer is JSON, which you do not accept.", "Accept application/json.");
            case 415 -> Problem.of(415, "The body is not JSON.", "Send it with Content-Type: application/json.");
            default -> Problem.of(status, "This request makes no sense here.", "See /q/openapi for what does.");
        };
    }

    private static Response unreadable(@Nullable JsonProcessingException e) {
        String field = null;
        if (e instanceof JsonMappingException mapping) {
            for (JsonMappingException.Reference reference : mapping.getPath()) {
                field = reference.getFieldName() == null ? field : reference.getFieldName();
            }
        }
        String message = field == null
                ? "The body cannot be read."
                : "The field '" + field + "' is not known here, or is not of the right kind.";
        return new Problem(BAD_REQUEST, message, "Send JSON as /q/openapi describes it.", field, null).response();
    }

    /** What nobody foresaw is ours to find: the asker gets a number, the log gets the rest. */
    @ServerExceptionMapper
    public Response of(Throwable e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof IOException && READ_TIMED_OUT.equals(cause.getMessage())) {
                return Problem.of(TOO_SLOW, "The rest of this request did not come.", "Send it again.")
                        .response();
            }
        }
        String report = FreshId.next();
        LOG.errorf(e, "report %s: a request failed", report);
        return new Problem(OUR_FAULT, "Something went wrong on our side.", "Tell the host this number.", null, report)
                .response();
    }
}
