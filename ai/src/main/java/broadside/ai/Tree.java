package broadside.ai;

import java.util.Arrays;

/**
 * Keeps what the search has found: nodes where a seat decides, and edges, the choices tried there.
 *
 * <p>Node 0 is the decision to be made. Every other node is known by the edge that leads to it and by what its seat may
 * do there, so that two worlds share a node as long as they look alike to the seat that decides. Everything lies in
 * arrays that are used again for the next decision, so a search makes no garbage here.
 */
final class Tree {
    static final int NONE = -1;
    private static final int ROOT = 0;

    private int nodes;
    private int[] firstEdge = new int[256];
    private int[] nodeVisits = new int[256];
    private int[] nodeEdges = new int[256];
    private long[] nodeKey = new long[256];

    private int edges;
    private long[] choice = new long[1024];
    private int[] nextEdge = new int[1024];
    private int[] visits = new int[1024];
    private double[] total = new double[1024];
    private double[] prior = new double[1024];

    /** Finds nodes by key: open addressing, a power of two, at most half full. */
    private int[] table = new int[1024];

    /** Forgets everything and leaves the root alone, without edges. */
    void clear() {
        nodes = 1;
        edges = 0;
        firstEdge[ROOT] = NONE;
        nodeVisits[ROOT] = 0;
        nodeEdges[ROOT] = 0;
        Arrays.fill(table, NONE);
    }

    /** Returns the node behind an edge where the seat's options have this hash, and makes it at the first visit. */
    int node(int edge, long options) {
        long key = (options ^ (edge + 1) * 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
        int at = slot(key);
        if (table[at] != NONE) {
            return table[at];
        }
        if (nodes == firstEdge.length) {
            growNodes();
            at = slot(key);
        }
        table[at] = nodes;
        nodeKey[nodes] = key;
        firstEdge[nodes] = NONE;
        nodeVisits[nodes] = 0;
        nodeEdges[nodes] = 0;
        return nodes++;
    }

    private int slot(long key) {
        int at = (int) (key >>> 32) & (table.length - 1);
        while (table[at] != NONE && nodeKey[table[at]] != key) {
            at = at + 1 & (table.length - 1);
        }
        return at;
    }

    private void growNodes() {
        int size = nodes * 2;
        firstEdge = Arrays.copyOf(firstEdge, size);
        nodeVisits = Arrays.copyOf(nodeVisits, size);
        nodeEdges = Arrays.copyOf(nodeEdges, size);
        nodeKey = Arrays.copyOf(nodeKey, size);
        table = new int[size * 4];
        Arrays.fill(table, NONE);
        for (int node = 1; node < nodes; node++) {
            table[slot(nodeKey[node])] = node;
        }
    }

    /** Adds a choice to a node; the newest comes first. */
    int add(int node, long made, double expected) {
        if (edges == choice.length) {
            int size = edges * 2;
            choice = Arrays.copyOf(choice, size);
            nextEdge = Arrays.copyOf(nextEdge, size);
            visits = Arrays.copyOf(visits, size);
            total = Arrays.copyOf(total, size);
            prior = Arrays.copyOf(prior, size);
        }
        choice[edges] = made;
        nextEdge[edges] = firstEdge[node];
        visits[edges] = 0;
        total[edges] = 0;
        prior[edges] = expected;
        firstEdge[node] = edges;
        nodeEdges[node]++;
        return edges++;
    }

    /** Returns the edge of this choice, or {@link #NONE}. */
    int find(int node, long wanted) {
        for (int edge = firstEdge[node]; edge != NONE; edge = nextEdge[edge]) {
            if (choice[edge] == wanted) {
                return edge;
            }
        }
        return NONE;
    }

    int first(int node) {
        return firstEdge[node];
    }

    int next(int edge) {
        return nextEdge[edge];
    }

    int edges(int node) {
        return nodeEdges[node];
    }

    int nodeVisits(int node) {
        return nodeVisits[node];
    }

    void visit(int node) {
        nodeVisits[node]++;
    }

    long choice(int edge) {
        return choice[edge];
    }

    int visits(int edge) {
        return visits[edge];
    }

    /** Returns the mean of an edge, with the prior counted as so many visits. */
    double mean(int edge, double weight) {
        double count = visits[edge] + weight;
        return count == 0 ? 0.5 : (total[edge] + weight * prior[edge]) / count;
    }

    void record(int edge, double value) {
        visits[edge]++;
        total[edge] += value;
    }
}
