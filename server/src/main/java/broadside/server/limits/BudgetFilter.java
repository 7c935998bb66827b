package broadside.server.limits;

import broadside.server.people.Seal;
import broadside.server.people.Token;
import broadside.server.rest.Problem;
import io.vertx.core.http.HttpServerRequest;
import jakarta.inject.Provider;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.lang.reflect.Method;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;

/** Refuses requests from who asks too often, and requests that are too large. */
@Singleton
public class BudgetFilter {
    private static final int TOO_LARGE = 413;
    private static final int TOO_MANY = 429;
    private static final String BEARER = "Bearer ";

    /** Asked for late: filters are made while building, when no setting can be read yet. */
    private final Provider<Budgets> budgets;

    private final Provider<Seal> seal;

    public BudgetFilter(Provider<Budgets> budgets, Provider<Seal> seal) {
        this.budgets = budgets;
        this.seal = seal;
    }

    @ServerRequestFilter
    public @Nullable Response check(ContainerRequestContext request, ResourceInfo resource, HttpServerRequest http) {
        Budgets all = budgets.get();
        if (request.getLength() > all.mostBytes()) {
            return Problem.of(TOO_LARGE, "This request is too large.", "Send at most " + all.mostBytes() + " bytes.")
                    .response();
        }
        int seconds = all.spend(
                budget(request, resource.getResourceMethod()), Asker.of(http.remoteAddress()), person(request));
        if (seconds == 0) {
            return null;
        }
        Response refusal = Problem.of(
                        TOO_MANY, "Too many requests came from you.", "Try again in " + seconds + " seconds.")
                .response();
        return Response.fromResponse(refusal)
                .header(HttpHeaders.RETRY_AFTER, seconds)
                .build();
    }

    /** Returns whose token the request shows; under our seal, so nobody counts as somebody else. */
    private @Nullable String person(ContainerRequestContext request) {
        String header = request.getHeaderString(HttpHeaders.AUTHORIZATION);
        boolean shown = header != null && header.regionMatches(true, 0, BEARER, 0, BEARER.length());
        Token token = shown ? seal.get().open(header.substring(BEARER.length()).strip()) : null;
        return token == null ? null : token.person();
    }

    private static Budget budget(ContainerRequestContext request, @Nullable Method method) {
        Spends spends = method == null ? null : method.getAnnotation(Spends.class);
        if (spends != null) {
            return spends.value();
        }
        boolean reads = request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
        return reads ? Budget.READ : Budget.WRITE;
    }
}
