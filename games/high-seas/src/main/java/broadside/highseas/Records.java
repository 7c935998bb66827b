package broadside.highseas;

import broadside.engine.document.Codec;
import broadside.engine.window.WindowCodec;
import broadside.highseas.events.ActionGiven;
import broadside.highseas.events.BoardingBegan;
import broadside.highseas.events.BoardingFought;
import broadside.highseas.events.CannonFired;
import broadside.highseas.events.CargoMoved;
import broadside.highseas.events.CargoSeen;
import broadside.highseas.events.CrewLost;
import broadside.highseas.events.CrewMoved;
import broadside.highseas.events.CrewMustered;
import broadside.highseas.events.CrewTurnedUp;
import broadside.highseas.events.GameEnded;
import broadside.highseas.events.GoldShared;
import broadside.highseas.events.HomeChosen;
import broadside.highseas.events.IslandExplored;
import broadside.highseas.events.IslandPlaced;
import broadside.highseas.events.MastLost;
import broadside.highseas.events.MastRepaired;
import broadside.highseas.events.ScuttleTried;
import broadside.highseas.events.SeaLaidOut;
import broadside.highseas.events.ShipCameRound;
import broadside.highseas.events.ShipDismasted;
import broadside.highseas.events.ShipDocked;
import broadside.highseas.events.ShipLeftSea;
import broadside.highseas.events.ShipPinned;
import broadside.highseas.events.ShipPlaced;
import broadside.highseas.events.ShipRammed;
import broadside.highseas.events.ShipSailed;
import broadside.highseas.events.ShipSunk;
import broadside.highseas.events.TowBegan;
import broadside.highseas.events.TowEnded;
import broadside.highseas.events.TreasureStolen;
import broadside.highseas.events.TreasureUnloaded;
import broadside.highseas.events.TurnBegan;
import broadside.highseas.geometry.Pose;
import broadside.highseas.questions.AfterSailing;
import broadside.highseas.questions.BoardOrNot;
import broadside.highseas.questions.BringTreasure;
import broadside.highseas.questions.ChooseHome;
import broadside.highseas.questions.FireCannon;
import broadside.highseas.questions.GiveOrder;
import broadside.highseas.questions.GiveUp;
import broadside.highseas.questions.MoveCargo;
import broadside.highseas.questions.PickMast;
import broadside.highseas.questions.PickRam;
import broadside.highseas.questions.PlaceCrew;
import broadside.highseas.questions.PlaceIsland;
import broadside.highseas.questions.PlaceShip;
import broadside.highseas.questions.Sail;
import broadside.highseas.questions.SpeakUp;
import broadside.highseas.questions.TakeInTow;
import broadside.highseas.questions.TakeToOars;
import broadside.highseas.steps.AskAfter;
import broadside.highseas.steps.AskBerth;
import broadside.highseas.steps.AskCrew;
import broadside.highseas.steps.AskFire;
import broadside.highseas.steps.AskHome;
import broadside.highseas.steps.AskIsland;
import broadside.highseas.steps.AskOrders;
import broadside.highseas.steps.AskTreasure;
import broadside.highseas.steps.BeginMove;
import broadside.highseas.steps.BeginShooting;
import broadside.highseas.steps.BeginTow;
import broadside.highseas.steps.BeginTurn;
import broadside.highseas.steps.Board;
import broadside.highseas.steps.BuryTreasure;
import broadside.highseas.steps.CarryCargo;
import broadside.highseas.steps.CheckTreasury;
import broadside.highseas.steps.CrewPlaced;
import broadside.highseas.steps.Dock;
import broadside.highseas.steps.DockTowed;
import broadside.highseas.steps.EliminateCrew;
import broadside.highseas.steps.EndMove;
import broadside.highseas.steps.EndTurn;
import broadside.highseas.steps.ExploreIsland;
import broadside.highseas.steps.ExploreShip;
import broadside.highseas.steps.FinishExploring;
import broadside.highseas.steps.FinishGame;
import broadside.highseas.steps.Fire;
import broadside.highseas.steps.LayOutSea;
import broadside.highseas.steps.LoadAndUnload;
import broadside.highseas.steps.LookAtTreasure;
import broadside.highseas.steps.LoseMast;
import broadside.highseas.steps.ManOars;
import broadside.highseas.steps.MeetEnemy;
import broadside.highseas.steps.OfferBoarding;
import broadside.highseas.steps.PauseAtSegment;
import broadside.highseas.steps.PinRammer;
import broadside.highseas.steps.PutIsland;
import broadside.highseas.steps.PutShip;
import broadside.highseas.steps.Ram;
import broadside.highseas.steps.ReleaseTow;
import broadside.highseas.steps.RemoveMast;
import broadside.highseas.steps.Repair;
import broadside.highseas.steps.SailBonus;
import broadside.highseas.steps.SailPrinted;
import broadside.highseas.steps.SailSegment;
import broadside.highseas.steps.SettleHome;
import broadside.highseas.steps.SettleTow;
import broadside.highseas.steps.ShiftCrew;
import broadside.highseas.steps.StealTreasure;
import broadside.highseas.steps.SufferHit;
import broadside.highseas.steps.TowAfter;
import broadside.highseas.steps.TowBefore;
import broadside.highseas.steps.TreasureBrought;
import broadside.highseas.steps.TryScuttle;
import broadside.highseas.steps.UnloadAtHome;
import broadside.highseas.windows.SegmentWindow;

/** Lists the records that documents of this game may hold. */
final class Records {
    static final Codec CODEC = Codec.of(
                    Pose.class,
                    AfterSailing.class,
                    BoardOrNot.class,
                    BringTreasure.class,
                    ChooseHome.class,
                    FireCannon.class,
                    GiveOrder.class,
                    GiveUp.class,
                    MoveCargo.class,
                    PickMast.class,
                    PickRam.class,
                    PlaceCrew.class,
                    PlaceIsland.class,
                    PlaceShip.class,
                    Sail.class,
                    TakeInTow.class,
                    TakeToOars.class,
                    AskAfter.class,
                    AskBerth.class,
                    AskCrew.class,
                    AskFire.class,
                    AskHome.class,
                    AskIsland.class,
                    AskOrders.class,
                    AskTreasure.class,
                    SailPrinted.class,
                    PauseAtSegment.class,
                    SegmentWindow.class,
                    SpeakUp.class,
                    SailBonus.class,
                    BeginMove.class,
                    BeginShooting.class,
                    BeginTow.class,
                    BeginTurn.class,
                    Board.class,
                    BuryTreasure.class,
                    CarryCargo.class,
                    CheckTreasury.class,
                    CrewPlaced.class,
                    Dock.class,
                    DockTowed.class,
                    EliminateCrew.class,
                    EndMove.class,
                    EndTurn.class,
                    ExploreIsland.class,
                    ExploreShip.class,
                    FinishExploring.class,
                    FinishGame.class,
                    Fire.class,
                    LayOutSea.class,
                    LoadAndUnload.class,
                    LookAtTreasure.class,
                    LoseMast.class,
                    ManOars.class,
                    OfferBoarding.class,
                    TowBefore.class,
                    TowAfter.class,
                    PinRammer.class,
                    PutIsland.class,
                    PutShip.class,
                    Ram.class,
                    ReleaseTow.class,
                    RemoveMast.class,
                    Repair.class,
                    MeetEnemy.class,
                    SailSegment.class,
                    SettleTow.class,
                    SettleHome.class,
                    ShiftCrew.class,
                    StealTreasure.class,
                    SufferHit.class,
                    TreasureBrought.class,
                    TryScuttle.class,
                    UnloadAtHome.class,
                    ActionGiven.class,
                    BoardingBegan.class,
                    BoardingFought.class,
                    CannonFired.class,
                    CargoMoved.class,
                    CargoSeen.class,
                    CrewLost.class,
                    CrewMoved.class,
                    CrewMustered.class,
                    CrewTurnedUp.class,
                    GameEnded.class,
                    GoldShared.class,
                    HomeChosen.class,
                    IslandExplored.class,
                    IslandPlaced.class,
                    MastLost.class,
                    MastRepaired.class,
                    ScuttleTried.class,
                    SeaLaidOut.class,
                    ShipDismasted.class,
                    ShipCameRound.class,
                    ShipDocked.class,
                    ShipLeftSea.class,
                    ShipPinned.class,
                    ShipPlaced.class,
                    ShipRammed.class,
                    ShipSailed.class,
                    ShipSunk.class,
                    TowBegan.class,
                    TowEnded.class,
                    TreasureStolen.class,
                    TreasureUnloaded.class,
                    TurnBegan.class)
            .and(WindowCodec.RECORDS);

    private Records() {}
}
