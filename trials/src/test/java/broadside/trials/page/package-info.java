/** The page's source checked without a browser: types, format, unit tests. */
package broadside.trials.page;
