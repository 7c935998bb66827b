package broadside.server.rest;

import broadside.server.limits.Budget;
import broadside.server.limits.Budgets;
import broadside.server.limits.Spends;
import broadside.server.people.Person;
import broadside.server.people.Register;
import broadside.server.people.Welcome;
import broadside.server.tables.Webhooks;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jspecify.annotations.Nullable;

/** Lets people in, and lets them see, change and delete what is known of them. */
@Path("/")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class PeopleResource {
    private static final int LONGEST = 200;
    private static final int TOO_MANY = 429;

    private final Register register;
    private final Webhooks webhooks;
    private final Caller caller;
    private final Budgets budgets;

    public PeopleResource(Register register, Webhooks webhooks, Caller caller, Budgets budgets) {
        this.budgets = budgets;
        this.register = register;
        this.webhooks = webhooks;
        this.caller = caller;
    }

    /** Says how somebody wants to be called. */
    public record Name(
            @NotNull(message = "is missing") @Size(max = LONGEST, message = "is too long")
            String name) {}

    /** Says who somebody claims to be. */
    public record Credentials(
            @NotNull(message = "is missing") @Size(max = LONGEST, message = "is too long")
            String login,

            @NotNull(message = "is missing") @Size(max = LONGEST, message = "is too long")
            String password) {
        @Override
        public String toString() {
            return "Credentials[" + login + "]";
        }
    }

    /** Asks for another password. */
    public record PasswordChange(
            @NotNull(message = "is missing") @Size(max = LONGEST, message = "is too long")
            String old,

            @NotNull(message = "is missing") @Size(max = LONGEST, message = "is too long")
            String password) {
        @Override
        public String toString() {
            return "PasswordChange[]";
        }
    }

    @POST
    @Path("/people")
    @Spends(Budget.JOIN)
    @Operation(summary = "Come in as a guest, and get a token")
    public Welcome join(@NotNull(message = "is missing") @Valid Name body) {
        return register.join(body.name());
    }

    @POST
    @Path("/sessions")
    @Spends(Budget.LOGIN)
    @Operation(summary = "Log in to an account, and get a token")
    public Welcome logIn(@NotNull(message = "is missing") @Valid Credentials body) {
        int seconds = budgets.tryAccount(body.login());
        if (seconds > 0) {
            throw new SaysNo(Problem.of(
                    TOO_MANY,
                    "Too many people tried to log in to this account.",
                    "Try again in " + seconds + " seconds."));
        }
        return register.logIn(body.login(), body.password());
    }

    @GET
    @Path("/me")
    @Operation(summary = "Who I am")
    public Person me() {
        return caller.person();
    }

    @PUT
    @Path("/me/name")
    @Operation(summary = "Change my name")
    public Person rename(@NotNull(message = "is missing") @Valid Name body) {
        return register.rename(caller.person(), body.name());
    }

    @POST
    @Path("/me/account")
    @Spends(Budget.LOGIN)
    @Operation(summary = "Turn me from a guest into an account")
    public Person openAccount(@NotNull(message = "is missing") @Valid Credentials body) {
        return register.openAccount(caller.person(), body.login(), body.password());
    }

    @PUT
    @Path("/me/password")
    @Spends(Budget.LOGIN)
    @Operation(summary = "Change my password; every other token of mine ends")
    public Welcome changePassword(@NotNull(message = "is missing") @Valid PasswordChange body) {
        return register.changePassword(caller.person(), body.old(), body.password());
    }

    @DELETE
    @Path("/me/tokens")
    @Operation(summary = "End every token of mine, and get a new one")
    public Welcome endTokens() {
        return register.endOtherTokens(caller.person());
    }

    /**
     * Says where to be told of one's turn.
     *
     * @param url an address of the web; null: nowhere
     */
    public record Webhook(
            @Nullable @Size(max = 500, message = "is too long")
            String url) {}

    @GET
    @Path("/me/webhook")
    @Operation(summary = "Where I am told that it is my turn")
    public Webhook webhook() {
        return new Webhook(webhooks.of(caller.person()));
    }

    @PUT
    @Path("/me/webhook")
    @Operation(summary = "Be told of my turn at this address, or no longer")
    public Webhook setWebhook(@NotNull(message = "is missing") @Valid Webhook body) {
        webhooks.set(caller.person(), body.url());
        return body;
    }

    @DELETE
    @Path("/me")
    @Operation(summary = "Delete me and what is about me alone")
    public void forget() {
        register.forget(caller.person());
    }
}
