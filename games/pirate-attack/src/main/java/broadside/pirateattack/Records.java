package broadside.pirateattack;

import broadside.engine.document.Codec;
import broadside.engine.window.WindowCodec;
import broadside.pirateattack.battle.ClearUp;
import broadside.pirateattack.battle.ExchangeFire;
import broadside.pirateattack.battle.GiveRewards;
import broadside.pirateattack.battle.OfferFortunes;
import broadside.pirateattack.battle.SeeWhoIsLeft;
import broadside.pirateattack.battle.StrikeMutiny;
import broadside.pirateattack.battle.StrikePlague;
import broadside.pirateattack.battle.StrikePoison;
import broadside.pirateattack.battle.TurnOverDoctors;
import broadside.pirateattack.battle.TurnOverUnder;
import broadside.pirateattack.events.ArmadaEnded;
import broadside.pirateattack.events.ArmadaFormed;
import broadside.pirateattack.events.BattleBegan;
import broadside.pirateattack.events.Blocked;
import broadside.pirateattack.events.CardDiscarded;
import broadside.pirateattack.events.CardDrawn;
import broadside.pirateattack.events.CardLost;
import broadside.pirateattack.events.CardPlayed;
import broadside.pirateattack.events.CardStolen;
import broadside.pirateattack.events.CreatureAttacked;
import broadside.pirateattack.events.DoctorBought;
import broadside.pirateattack.events.DoctorMoved;
import broadside.pirateattack.events.DoctorPlaced;
import broadside.pirateattack.events.DoctorStruck;
import broadside.pirateattack.events.DoctorTurned;
import broadside.pirateattack.events.FameGained;
import broadside.pirateattack.events.FamePaid;
import broadside.pirateattack.events.FighterChosen;
import broadside.pirateattack.events.FortuneBought;
import broadside.pirateattack.events.FortuneStolen;
import broadside.pirateattack.events.FortuneUsed;
import broadside.pirateattack.events.GameEnded;
import broadside.pirateattack.events.GoldDrawn;
import broadside.pirateattack.events.GoldRequested;
import broadside.pirateattack.events.GoldStolen;
import broadside.pirateattack.events.GoldWon;
import broadside.pirateattack.events.HandBlownAway;
import broadside.pirateattack.events.HandSpied;
import broadside.pirateattack.events.HandsDealt;
import broadside.pirateattack.events.LaidDiscarded;
import broadside.pirateattack.events.MarketChanged;
import broadside.pirateattack.events.NothingHappened;
import broadside.pirateattack.events.PairDiscarded;
import broadside.pirateattack.events.PileRemoved;
import broadside.pirateattack.events.PlacedUnder;
import broadside.pirateattack.events.PlayerForced;
import broadside.pirateattack.events.PlayerOut;
import broadside.pirateattack.events.RedDrawn;
import broadside.pirateattack.events.ShipHandedOver;
import broadside.pirateattack.events.ShipLaunched;
import broadside.pirateattack.events.ShipLost;
import broadside.pirateattack.events.ShipPicked;
import broadside.pirateattack.events.ShipValued;
import broadside.pirateattack.events.SidesCompared;
import broadside.pirateattack.events.StarterFound;
import broadside.pirateattack.events.TableSet;
import broadside.pirateattack.events.TurnBegan;
import broadside.pirateattack.events.UnderTurned;
import broadside.pirateattack.questions.BlockCard;
import broadside.pirateattack.questions.ChooseAttack;
import broadside.pirateattack.questions.ChooseFighter;
import broadside.pirateattack.questions.ChooseForced;
import broadside.pirateattack.questions.ChooseLoss;
import broadside.pirateattack.questions.ChoosePile;
import broadside.pirateattack.questions.EndOfTurn;
import broadside.pirateattack.questions.JoinArmada;
import broadside.pirateattack.questions.LendGold;
import broadside.pirateattack.questions.PlaceDoctor;
import broadside.pirateattack.questions.PlaceShip;
import broadside.pirateattack.questions.PlayCard;
import broadside.pirateattack.questions.SpyPick;
import broadside.pirateattack.questions.StartOfTurn;
import broadside.pirateattack.questions.UseFortune;
import broadside.pirateattack.steps.Announce;
import broadside.pirateattack.steps.BlowAway;
import broadside.pirateattack.steps.CarryOutRed;
import broadside.pirateattack.steps.CloseTurn;
import broadside.pirateattack.steps.CreatureAttacks;
import broadside.pirateattack.steps.DealHands;
import broadside.pirateattack.steps.DiscardLaid;
import broadside.pirateattack.steps.DrawCard;
import broadside.pirateattack.steps.EndTurn;
import broadside.pirateattack.steps.LayOut;
import broadside.pirateattack.steps.OpenTurn;
import broadside.pirateattack.steps.PickArmada;
import broadside.pirateattack.steps.PlayTurn;
import broadside.pirateattack.steps.Purchase;
import broadside.pirateattack.steps.ResolveBlock;
import broadside.pirateattack.steps.SpyOnHand;
import broadside.pirateattack.steps.StealCard;
import broadside.pirateattack.steps.StealGold;
import broadside.pirateattack.steps.TakeTurn;
import broadside.pirateattack.windows.BlockWindow;
import broadside.pirateattack.windows.FortuneWindow;

/** Lists the records that documents of this game may hold. */
final class Records {
    static final Codec CODEC = Codec.of(
                    BlockCard.class,
                    ChooseAttack.class,
                    ChooseFighter.class,
                    ChooseForced.class,
                    ChooseLoss.class,
                    ChoosePile.class,
                    EndOfTurn.class,
                    JoinArmada.class,
                    LendGold.class,
                    PlaceDoctor.class,
                    PlaceShip.class,
                    PlayCard.class,
                    SpyPick.class,
                    StartOfTurn.class,
                    UseFortune.class,
                    Announce.class,
                    BlowAway.class,
                    CarryOutRed.class,
                    CloseTurn.class,
                    CreatureAttacks.class,
                    DealHands.class,
                    DiscardLaid.class,
                    DrawCard.class,
                    EndTurn.class,
                    LayOut.class,
                    OpenTurn.class,
                    PickArmada.class,
                    PlayTurn.class,
                    Purchase.class,
                    ResolveBlock.class,
                    SpyOnHand.class,
                    StealCard.class,
                    StealGold.class,
                    TakeTurn.class,
                    ClearUp.class,
                    ExchangeFire.class,
                    GiveRewards.class,
                    OfferFortunes.class,
                    SeeWhoIsLeft.class,
                    StrikeMutiny.class,
                    StrikePlague.class,
                    StrikePoison.class,
                    TurnOverDoctors.class,
                    TurnOverUnder.class,
                    BlockWindow.class,
                    FortuneWindow.class,
                    ArmadaEnded.class,
                    ArmadaFormed.class,
                    BattleBegan.class,
                    Blocked.class,
                    CardDiscarded.class,
                    CardDrawn.class,
                    CardLost.class,
                    CardPlayed.class,
                    CardStolen.class,
                    CreatureAttacked.class,
                    DoctorBought.class,
                    DoctorMoved.class,
                    DoctorPlaced.class,
                    DoctorStruck.class,
                    DoctorTurned.class,
                    FameGained.class,
                    FamePaid.class,
                    PlayerForced.class,
                    FighterChosen.class,
                    FortuneBought.class,
                    FortuneStolen.class,
                    FortuneUsed.class,
                    GameEnded.class,
                    GoldDrawn.class,
                    GoldRequested.class,
                    GoldStolen.class,
                    GoldWon.class,
                    HandBlownAway.class,
                    HandSpied.class,
                    HandsDealt.class,
                    LaidDiscarded.class,
                    MarketChanged.class,
                    NothingHappened.class,
                    PairDiscarded.class,
                    PileRemoved.class,
                    PlacedUnder.class,
                    PlayerOut.class,
                    RedDrawn.class,
                    ShipHandedOver.class,
                    ShipLaunched.class,
                    ShipLost.class,
                    ShipPicked.class,
                    ShipValued.class,
                    SidesCompared.class,
                    StarterFound.class,
                    TableSet.class,
                    TurnBegan.class,
                    UnderTurned.class)
            .and(WindowCodec.RECORDS);

    private Records() {}
}
