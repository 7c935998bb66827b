/** Measures how many tables one server carries, and how quickly everybody sees a choice. */
package broadside.trials.load;
