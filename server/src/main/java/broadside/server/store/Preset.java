package broadside.server.store;

/**
 * Is a set of house rules: options of a game under a name.
 *
 * @param options the options that are not at their default, as JSON
 * @param shared whether others may use it
 * @param created milliseconds since 1970
 */
public record Preset(String id, String owner, String game, String name, String options, boolean shared, long created) {}
