/** Moments at which seats may speak up. */
package broadside.highseas.windows;
