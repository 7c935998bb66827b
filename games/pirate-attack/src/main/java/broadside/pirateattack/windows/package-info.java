/** What is announced and may be answered. */
package broadside.pirateattack.windows;
