package broadside.engine.window;

import broadside.engine.document.Codec;

/** Lists the engine's own records, which every game's codec includes. */
public final class WindowCodec {
    public static final Codec RECORDS = Codec.of(CloseWindow.class, ResolveReaction.class);

    private WindowCodec() {}
}
