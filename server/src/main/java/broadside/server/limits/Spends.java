package broadside.server.limits;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says which budget a request spends; without it, GET spends {@link Budget#READ} and the rest {@link Budget#WRITE}. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Spends {
    Budget value();
}
