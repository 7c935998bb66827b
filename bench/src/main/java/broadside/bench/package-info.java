/** JMH benchmarks. */
package broadside.bench;
