/** The page in a real Chromium, through the whole stack. Things are found by role and name, as people find them. */
package broadside.trials.browser;
