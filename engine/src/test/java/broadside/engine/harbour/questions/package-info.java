/** What captains are asked. */
package broadside.engine.harbour.questions;
