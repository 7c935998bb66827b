/** What players are asked. */
package broadside.highseas.questions;
