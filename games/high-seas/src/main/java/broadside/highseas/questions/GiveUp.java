package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Aboard;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.steps.EliminateCrew;
import broadside.highseas.steps.StealTreasure;

/** Asks the loser of a boarding party what he gives up: a treasure to the winner, or a crew. */
public record GiveUp(int winner, int loser) implements Question<Position> {
    private static final int COIN = 1;
    private static final int CREW = 2;
    private static final Reason NONE =
            Reason.of("hs.no.give-up", "PC-BOARD-06", "PC-BOARD-09", "PC-BOARD-10", "PC-BOARD-11");
    private static final Reason ROOM = Reason.of("hs.no.winner-room", "PC-BOARD-09", "PC-BOARD-12");

    /** Says whether the loser has anything to give up; everybody can see that. */
    public static boolean hasAny(Position p, int winner, int loser) {
        if (Aboard.room(p, winner) > 0 && hasCoin(p, loser)) {
            return true;
        }
        for (int token = 0; token < p.crewTokens(); token++) {
            if (p.crewPlace(token) == loser) {
                return true;
            }
        }
        return false;
    }

    /** Says whether a ship has treasure aboard. */
    public static boolean hasCoin(Position p, int ship) {
        for (int coin = 0; coin < p.coins(); coin++) {
            if (p.coinPlace(coin) == ship) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void offer(Position p, int seat, Choices out) {
        for (int coin = 0; coin < p.coins(); coin++) {
            if (p.coinPlace(coin) == loser && Copies.isFirstCoin(p, coin)) {
                out.add(Menu.of(COIN, 0, coin));
            }
        }
        for (int token = 0; token < p.crewTokens(); token++) {
            if (p.crewPlace(token) == loser && Copies.isFirstCrew(p, token)) {
                out.add(Menu.of(CREW, 0, token));
            }
        }
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        int kind = Menu.isOne(choice, 3) && Menu.ship(choice) == 0 ? Menu.kind(choice) : 0;
        int item = Menu.a(choice);
        if (kind == COIN && item < p.coins() && p.coinPlace(item) == loser && Copies.isFirstCoin(p, item)) {
            return Aboard.room(p, winner) > 0 || why.no(ROOM);
        }
        return kind == CREW && item < p.crewTokens() && p.crewPlace(item) == loser && Copies.isFirstCrew(p, item)
                || why.no(NONE);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        int item = Menu.a(choice);
        p.now(Menu.kind(choice) == COIN ? new StealTreasure(winner, loser, item) : new EliminateCrew(item));
    }

    /** Gives up the smallest coin, or the first crew. */
    @Override
    public long fallback(Position p, int seat) {
        int least = -1;
        for (int coin = 0; coin < p.coins() && Aboard.room(p, winner) > 0; coin++) {
            if (p.coinPlace(coin) == loser
                    && Copies.isFirstCoin(p, coin)
                    && (least < 0 || p.value(coin) < p.value(least))) {
                least = coin;
            }
        }
        if (least >= 0) {
            return Menu.of(COIN, 0, least);
        }
        int first = 0;
        while (p.crewPlace(first) != loser || !Copies.isFirstCrew(p, first)) {
            first++;
        }
        return Menu.of(CREW, 0, first);
    }

    @Override
    public Tree describe(Position p, int seat, long choice) {
        int item = Menu.a(choice);
        if (Menu.kind(choice) == COIN) {
            return Tree.branch("give up", Tree.of(p.value(item)));
        }
        Tree.Grow out = Tree.branch().put("give up", Names.crew(p, item));
        if (p.isFaceUp(item)) {
            out.put("face-up", true);
        }
        return out.done();
    }

    @Override
    public Message label(Position p, int seat, long choice) {
        int item = Menu.a(choice);
        return Menu.kind(choice) == COIN
                ? Message.of("hs.label.give-coin", p.value(item))
                : Message.of("hs.label.give-crew", Names.crew(p, item));
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.give-up", Names.of(p, loser), Names.of(p, winner));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all(
                "PC-BOARD-06",
                "PC-BOARD-07",
                "PC-BOARD-09",
                "PC-BOARD-10",
                "PC-BOARD-11",
                "PC-WHOPICKS-01",
                "CB-BOARD-05",
                "MI-BOARD-05");
    }
}
