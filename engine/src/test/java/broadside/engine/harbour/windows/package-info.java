/** What is announced and may be answered. */
package broadside.engine.harbour.windows;
