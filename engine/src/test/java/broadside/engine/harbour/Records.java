package broadside.engine.harbour;

import broadside.engine.document.Codec;
import broadside.engine.harbour.events.AnchorDropped;
import broadside.engine.harbour.events.AuctionEnded;
import broadside.engine.harbour.events.BidsOpened;
import broadside.engine.harbour.events.CardDrawn;
import broadside.engine.harbour.events.CardLost;
import broadside.engine.harbour.events.CardPlayed;
import broadside.engine.harbour.events.CardStopped;
import broadside.engine.harbour.events.CardTaken;
import broadside.engine.harbour.events.CastawayFound;
import broadside.engine.harbour.events.CastawaySettled;
import broadside.engine.harbour.events.CoinsMoved;
import broadside.engine.harbour.events.CrateBuried;
import broadside.engine.harbour.events.CrateHauled;
import broadside.engine.harbour.events.CrateSeen;
import broadside.engine.harbour.events.CrateShifted;
import broadside.engine.harbour.events.FogRolled;
import broadside.engine.harbour.events.HandShown;
import broadside.engine.harbour.events.HandTurnedUp;
import broadside.engine.harbour.events.PileSeen;
import broadside.engine.harbour.events.PlunderTurned;
import broadside.engine.harbour.events.TurnBegan;
import broadside.engine.harbour.questions.AnchorPlace;
import broadside.engine.harbour.questions.Bid;
import broadside.engine.harbour.questions.CastawayPlea;
import broadside.engine.harbour.questions.ChooseAction;
import broadside.engine.harbour.questions.DawnCall;
import broadside.engine.harbour.questions.ReactToOrder;
import broadside.engine.harbour.questions.ReactToPlunder;
import broadside.engine.harbour.steps.AnnounceOrder;
import broadside.engine.harbour.steps.AnnouncePlunder;
import broadside.engine.harbour.steps.AskAction;
import broadside.engine.harbour.steps.AskAnchor;
import broadside.engine.harbour.steps.BeginTurn;
import broadside.engine.harbour.steps.CloseAuction;
import broadside.engine.harbour.steps.Deal;
import broadside.engine.harbour.steps.DrawCard;
import broadside.engine.harbour.steps.DrawForTurn;
import broadside.engine.harbour.steps.DrawPrize;
import broadside.engine.harbour.steps.EndTurn;
import broadside.engine.harbour.steps.FinishGame;
import broadside.engine.harbour.steps.OpenAuction;
import broadside.engine.harbour.steps.Press;
import broadside.engine.harbour.steps.ReachDawn;
import broadside.engine.harbour.steps.ResolveBlock;
import broadside.engine.harbour.steps.ResolveChangedWind;
import broadside.engine.harbour.steps.ResolvePlunder;
import broadside.engine.harbour.steps.RollFog;
import broadside.engine.harbour.steps.SettleCastaway;
import broadside.engine.harbour.windows.DawnWindow;
import broadside.engine.harbour.windows.OrderWindow;
import broadside.engine.harbour.windows.PlunderWindow;
import broadside.engine.window.WindowCodec;

/** Lists every record of Harbour that a document may hold. */
final class Records {
    private static final Codec STEPS = Codec.of(
            AnnounceOrder.class,
            AnnouncePlunder.class,
            AskAction.class,
            AskAnchor.class,
            BeginTurn.class,
            Deal.class,
            DrawCard.class,
            DrawForTurn.class,
            DrawPrize.class,
            EndTurn.class,
            FinishGame.class,
            OpenAuction.class,
            Press.class,
            ReachDawn.class,
            ResolveBlock.class,
            ResolveChangedWind.class,
            ResolvePlunder.class,
            RollFog.class,
            SettleCastaway.class);

    private static final Codec DECISIONS = Codec.of(
            AnchorPlace.class,
            Bid.class,
            CastawayPlea.class,
            ChooseAction.class,
            CloseAuction.class,
            DawnCall.class,
            DawnWindow.class,
            OrderWindow.class,
            PlunderWindow.class,
            ReactToOrder.class,
            ReactToPlunder.class);

    private static final Codec EVENTS = Codec.of(
            AnchorDropped.class,
            AuctionEnded.class,
            BidsOpened.class,
            CardDrawn.class,
            CardLost.class,
            CardPlayed.class,
            CardStopped.class,
            CardTaken.class,
            CastawayFound.class,
            CastawaySettled.class,
            CoinsMoved.class,
            CrateBuried.class,
            CrateHauled.class,
            CrateSeen.class,
            CrateShifted.class,
            FogRolled.class,
            HandShown.class,
            HandTurnedUp.class,
            PileSeen.class,
            PlunderTurned.class,
            TurnBegan.class);

    static final Codec CODEC = STEPS.and(DECISIONS).and(EVENTS).and(WindowCodec.RECORDS);

    private Records() {}
}
