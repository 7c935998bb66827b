/** What players are asked. */
package broadside.pirateattack.questions;
