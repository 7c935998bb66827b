/** JMH benchmarks; figures with machine and date are kept in docs/performance.md. */
package broadside.bench;
