/** Messages with keys and arguments, and the sentences of each language. Rules make messages, the edge makes sentences. */
package broadside.engine.words;
