/** The plain tree every document is made of, and JSON in and out of it. YAML is read at the edge into the same tree. */
package broadside.engine.tree;
