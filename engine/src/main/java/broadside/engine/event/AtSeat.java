package broadside.engine.event;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks an int of a step, question or event as a seat, so that documents show the player's name. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface AtSeat {
    /** Says whether the int may also be negative, for nobody; else a document that says so is refused. */
    boolean nobody() default false;
}
