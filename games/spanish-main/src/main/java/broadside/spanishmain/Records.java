package broadside.spanishmain;

import broadside.engine.document.Codec;
import broadside.engine.window.WindowCodec;
import broadside.spanishmain.events.AccusationDenied;
import broadside.spanishmain.events.Accused;
import broadside.spanishmain.events.AdventureDiscarded;
import broadside.spanishmain.events.AdventureExecuted;
import broadside.spanishmain.events.AdventureTurnedUp;
import broadside.spanishmain.events.FameGained;
import broadside.spanishmain.events.FameLooted;
import broadside.spanishmain.events.FameLost;
import broadside.spanishmain.events.FameTaken;
import broadside.spanishmain.events.GameEnded;
import broadside.spanishmain.events.MovementDiscarded;
import broadside.spanishmain.events.MovementDrawn;
import broadside.spanishmain.events.MovementPlayed;
import broadside.spanishmain.events.MovementTurnedUp;
import broadside.spanishmain.events.MovementsReshuffled;
import broadside.spanishmain.events.MutinyFailed;
import broadside.spanishmain.events.Passed;
import broadside.spanishmain.events.PirateRevealed;
import broadside.spanishmain.events.PiratesDealt;
import broadside.spanishmain.events.RowLaidOut;
import broadside.spanishmain.events.ShipMoved;
import broadside.spanishmain.events.ShipsDamaged;
import broadside.spanishmain.events.ShipsRepaired;
import broadside.spanishmain.events.TurnBegan;
import broadside.spanishmain.steps.Accuse;
import broadside.spanishmain.steps.ChooseStarter;
import broadside.spanishmain.steps.DealPirates;
import broadside.spanishmain.steps.DiscardMovement;
import broadside.spanishmain.steps.EndTurn;
import broadside.spanishmain.steps.ExecuteAdventure;
import broadside.spanishmain.steps.LayOutMovements;
import broadside.spanishmain.steps.LayOutShips;
import broadside.spanishmain.steps.PassTurn;
import broadside.spanishmain.steps.PlayMovement;
import broadside.spanishmain.steps.RepairShips;
import broadside.spanishmain.steps.ReplaceMovement;
import broadside.spanishmain.steps.TakeTurn;
import broadside.spanishmain.steps.TurnUpAdventures;

/** Lists the records that documents of this game may hold. */
final class Records {
    static final Codec CODEC = Codec.of(
                    TakeAction.class,
                    Accuse.class,
                    ChooseStarter.class,
                    DealPirates.class,
                    DiscardMovement.class,
                    EndTurn.class,
                    ExecuteAdventure.class,
                    LayOutMovements.class,
                    LayOutShips.class,
                    PassTurn.class,
                    PlayMovement.class,
                    RepairShips.class,
                    ReplaceMovement.class,
                    TakeTurn.class,
                    TurnUpAdventures.class,
                    AccusationDenied.class,
                    Accused.class,
                    AdventureDiscarded.class,
                    AdventureExecuted.class,
                    AdventureTurnedUp.class,
                    FameGained.class,
                    FameLooted.class,
                    FameLost.class,
                    FameTaken.class,
                    GameEnded.class,
                    MovementDiscarded.class,
                    MovementDrawn.class,
                    MovementPlayed.class,
                    MovementTurnedUp.class,
                    MovementsReshuffled.class,
                    MutinyFailed.class,
                    Passed.class,
                    PirateRevealed.class,
                    PiratesDealt.class,
                    RowLaidOut.class,
                    ShipMoved.class,
                    ShipsDamaged.class,
                    ShipsRepaired.class,
                    TurnBegan.class)
            .and(WindowCodec.RECORDS);

    private Records() {}
}
