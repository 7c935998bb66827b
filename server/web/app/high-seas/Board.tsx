/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { tell } from '../look/tell';
import { useStore } from '../shell/store';
import type { BoardProps } from '../table/board';
import { followUp } from '../table/gesture';
import type { Doc, Explained } from '../table/messages';
import { useKeys } from '../table/useKeys';
import { highSeasWords } from '../words/highSeas';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import { type Aim, aimAt, endOf, type Leg, legOf, legParts } from './aiming';
import { askOf, type Course, piecesNamed, verbOf } from './ask';
import { isOpen } from './bearings';
import { AskPanel } from './AskPanel';
import { useCamera } from './camera';
import { CardPanel } from './CardPanel';
import { courseFrame } from './courseFrame';
import { FleetPanel } from './FleetPanel';
import { distance, type Point, type Pose } from './geometry';
import { useGestures } from './gestures';
import { happening } from './happening';
import { idleSays } from './idleBecause';
import { lossBy, lossOrder } from './losses';
import { LossesField } from './LossesField';
import { layTape } from './measuring';
import { FireLines, FlyingShot, RangeRings } from './FireLines';
import { CourseLines, Spots, Tape } from './Overlays';
import { plansOf } from './plans';
import { nextOf, type Run } from './run';
import { SeaChart } from './SeaChart';
import { look, shipNamed } from './sight';
import { useBoardingNews } from './useBoardingNews';
import { SpotGhost } from './SpotGhost';
import './table.css';
import './sea.css';

/** How long one waits after the last change of an aim before the rules are asked, in milliseconds. */
const PATIENCE = 180;
/** Below this width the chart is small: it shows what is asked about instead of the whole sea. */
const NARROW = 560;
/** How far from the edge of the chart a piece is seen whole, in millimetres. */
const EDGE = 50;

/** What the player has pointed at; it belongs to one question and is gone with it. */
interface Held {
  of: number;
  course?: Course;
  aim?: Aim;
  verdict?: Explained;
  target?: string;
  /** An option that was pointed at, or a place of one's own. */
  option?: number;
  spot?: Pose;
  bar?: number;
  contact?: number;
  /** A ship of which one wants to know why she cannot shoot. */
  reach?: string;
}

/** The drawn table of High Seas: a sea to move and zoom, orders by button, courses and shots by pointing. */
export function Board(props: BoardProps) {
  const { view, game, seat, beat, decision, hint, busy = false, choose, chooseParts, explain } = props;
  const words = useWords(highSeasWords);
  const table = useWords(tableWords);
  const box = useRef<HTMLDivElement>(null);
  const sight = useMemo(() => look(view), [view]);
  const plans = useMemo(() => plansOf(game), [game]);
  const ask = useMemo(() => (decision ? askOf(decision, sight) : null), [decision, sight]);
  const now = useMemo(() => happening(beat), [beat]);
  useBoardingNews(props.log ?? [], sight, plans, choose ? seat : null);
  const camera = useCamera(sight.size, box);
  const [selected, setSelected] = useState<string | null>(null);
  const [kept, setHeld] = useState<Held | null>(null);
  const [measuring, setMeasuring] = useState(false);
  const [tape, setTape] = useState<[Point, Point] | null>(null);
  const [ranges, setRanges] = useState(false);
  const [run, setRun] = useState<Run | null>(null);
  /** A destination that was chosen before the move was ordered. */
  const [bound, setBound] = useState<{ ship: string; to: string } | null>(null);
  const losses = useStore(lossOrder);
  const held: Held | null = decision && kept?.of === decision.decision ? kept : null;
  const hold = (next: Omit<Held, 'of'>) => decision && setHeld({ of: decision.decision, ...next });
  const playing = choose !== undefined && seat !== null && !sight.over;
  const advised = hint && decision?.decision === hint.decision ? hint : null;

  // Standing orders and what was ordered in one go answer by themselves, once for each question.
  const answered = useRef<number | null>(null);
  useEffect(() => {
    if (!decision || !ask || busy || answered.current === decision.decision) {
      return;
    }
    const loss = lossBy(losses, decision);
    const next = run ? nextOf(run, ask, decision) : null;
    if (loss !== null) {
      answered.current = decision.decision;
      followUp();
      choose?.(loss);
    } else if (next && run) {
      answered.current = decision.decision;
      setRun(next.then && { ...next.then, begun: true });
      if (run.begun) {
        followUp();
      }
      if (typeof next.answer === 'number') {
        choose?.(next.answer);
      } else {
        chooseParts?.(next.answer);
      }
    } else if (ask.kind === 'sail' && Object.keys(ask.bars).length === 0) {
      // Asked only because others cannot know that no crew gives her a further bar: not at once, as if one thought.
      const timer = setTimeout(
        () => {
          followUp();
          choose?.(ask.rest[0].index);
        },
        300 + Math.random() * 600,
      );
      return () => clearTimeout(timer);
    } else if (run) {
      setRun(null);
    }
  }, [decision?.decision, busy, run, losses]);

  useEffect(() => {
    if (bound && ask?.kind === 'sail' && ask.ship.name === bound.ship) {
      const course = ask.courses.find((one) => one.to === bound.to);
      setBound(null);
      if (course) {
        hold({ course });
      } else {
        tell(words.noCourse(plans.ship(bound.ship).name, plans.pieceName(bound.to)), 'bad');
      }
    }
  }, [decision?.decision, bound]);
  /** Orders by which own ships could sail to what is looked at. */
  const movers =
    ask?.kind === 'order' && selected !== null && !ask.orders.has(selected)
      ? [...ask.orders].flatMap(([ship, orders]) =>
          orders.filter((one) => verbOf(one)[0] === 'move').map((order) => ({ ship, order })),
        )
      : [];

  const bars = ask?.kind === 'sail' ? Object.keys(ask.bars).map(Number) : [];
  const bar = held?.bar !== undefined && bars.includes(held.bar) ? held.bar : (bars[0] ?? 1);
  const contact = sight.contact || held?.contact || 1;

  const explained = useRef(0);
  /** Asks the rules about an aim when it has come to rest. */
  const check = (aim: Aim) => {
    const mine = ++explained.current;
    setTimeout(async () => {
      if (explained.current !== mine) {
        return;
      }
      const verdict = await explain?.(legParts(aim.leg));
      if (verdict && explained.current === mine) {
        setHeld((before) => (before?.aim === aim ? { ...before, verdict } : before));
      }
    }, PATIENCE);
  };
  const aimTo = (to: Point, laid = bar, from = contact) => {
    if (ask?.kind !== 'sail') {
      return;
    }
    const aim = aimAt(
      to,
      ask.ship,
      ask.ship.pose!,
      { number: laid, length: ask.bars[laid] ?? 0, contact: from },
      sight,
      plans,
    );
    hold({ aim, bar: laid, contact: from });
    check(aim);
  };
  const setLeg = (leg: Leg) => {
    if (ask?.kind === 'sail') {
      const aim = { leg, end: endOf(plans.ship(ask.ship.name), ask.ship.pose!, leg), meets: null };
      hold({ aim, bar: leg.bar, contact: leg.contact });
      check(aim);
    }
  };
  const why = async (parts: Doc) => {
    const answer = await explain?.(parts);
    if (answer?.says) {
      tell(answer.says, answer.legal ? 'note' : 'bad', '', answer.clauses ?? []);
    }
  };
  const sail = () => {
    if (ask?.kind !== 'sail' || busy) {
      return;
    }
    if (held?.course) {
      setRun({ kind: 'course', ship: ask.ship.name, legs: held.course.legs, stops: held.course.short === true });
    } else if (held?.aim) {
      chooseParts?.(legParts(held.aim.leg));
    }
  };
  const named = ask ? piecesNamed(ask.kind === 'other' ? ask.rest : [], sight) : new Map();
  const confirm = () => {
    if (busy || !held) {
      return;
    }
    if (held.option !== undefined) {
      choose?.(held.option);
    } else if (held.spot && ask?.kind === 'spot') {
      chooseParts?.({ [ask.verb]: [held.spot.x, held.spot.y, held.spot.heading].map(Math.round) });
    }
  };

  const point = (piece: string | null, at: Point) => {
    if (measuring) {
      return;
    }
    if (piece?.startsWith('line:')) {
      tell(idleSays(bearings[Number(piece.slice(5))], plans, words));
      return;
    }
    if (ask?.kind === 'spot') {
      if (piece?.startsWith('spot:')) {
        hold({ option: Number(piece.slice(5)) });
      } else if (ask.verb === 'berth') {
        const near = [...ask.spots].sort(
          (a, b) => distance(at, [a.pose.x, a.pose.y]) - distance(at, [b.pose.x, b.pose.y]),
        )[0];
        hold({ option: near.option.index });
      } else {
        const spot = { x: Math.round(at[0]), y: Math.round(at[1]), heading: 0 };
        const mine = decision!.decision;
        hold({ spot });
        void explain?.({ [ask.verb]: [spot.x, spot.y, 0] }).then(
          (verdict) =>
            verdict &&
            setHeld((before) => (before?.of === mine && before.spot === spot ? { ...before, verdict } : before)),
        );
      }
      return;
    }
    if (ask?.kind === 'sail') {
      const course = ask.courses.find((one) => one.to === piece);
      if (course) {
        hold({ course, bar, contact });
      } else if (piece !== ask.ship.name) {
        aimTo(at);
      }
      return;
    }
    if (ask?.kind === 'fire' && piece && ask.shots.some((shot) => shot.target === piece)) {
      hold({ target: piece });
      return;
    }
    if (piece && named.has(piece)) {
      hold({ option: named.get(piece)!.index });
      return;
    }
    setSelected(piece);
  };
  useGestures(box, camera, {
    grabs: (on) =>
      measuring ||
      (ask?.kind === 'sail' &&
        (on.closest('[data-grab]') !== null ||
          on.closest('[data-piece]')?.getAttribute('data-piece') === ask.ship.name)),
    drag: (from, to) => {
      if (measuring) {
        setTape(layTape(from, to, sight, plans));
      } else {
        aimTo(to);
      }
    },
    point,
  });
  const show = (name: string) => {
    setSelected(name);
    const pose = shipNamed(sight, name)?.pose;
    if (pose && camera.scale > 0) {
      camera.show([pose.x, pose.y], camera.width < NARROW ? 200 : Math.max(230, camera.width / 2 / camera.scale));
    }
  };

  // The chart goes where the question is, and back when another one comes.
  const about = ask?.kind === 'sail' || ask?.kind === 'fire' ? ask.ship.name : null;
  const went = useRef('');
  useEffect(() => {
    const berth = ask?.kind === 'spot' && ask.verb === 'berth' ? ask.spots[0].pose : null;
    const pose = about ? shipNamed(sight, about)?.pose : null;
    const kind = ask?.kind ?? '';
    const narrow = camera.width < NARROW;
    if (berth) {
      went.current = kind;
      camera.show([berth.x, berth.y], 150);
    } else if (pose && (went.current !== kind || narrow)) {
      went.current = kind;
      // Shots are near, courses long.
      if (ask?.kind === 'sail') {
        const { middle, around } = courseFrame(pose, ask.courses, sight);
        camera.show(narrow ? middle : [pose.x, pose.y], narrow ? around : Math.max(around, 380));
      } else {
        camera.show([pose.x, pose.y], 170);
      }
    } else if (!about && went.current !== '' && (ask !== null || sight.turn !== seat)) {
      went.current = '';
      camera.fit();
    }
  }, [about, decision?.decision, sight.turn]);

  // Where a course leads stays in sight while it is chosen.
  const bent = held?.course?.to;
  useEffect(() => {
    const from = ask?.kind === 'sail' ? ask.ship.pose : null;
    const to = sight.islands.find((one) => one.name === bent)?.pose ?? shipNamed(sight, bent ?? null)?.pose;
    if (from && to && !(camera.holds([from.x, from.y], EDGE) && camera.holds([to.x, to.y], EDGE))) {
      const apart = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
      camera.show([(from.x + to.x) / 2, (from.y + to.y) / 2], apart / 2 + 2 * EDGE);
    }
  }, [bent]);

  useKeys({
    Enter: () => (held?.course || held?.aim ? sail() : held && !held.reach ? confirm() : false),
    Escape: () => (held ? setHeld(null) : measuring ? setMeasuring(false) : selected ? setSelected(null) : false),
    f: camera.fit,
    r: () => setRanges(!ranges),
  });

  const own = ask?.kind === 'order' ? [...ask.orders.keys()] : [];
  const lit = new Set<string>(
    ask?.kind === 'order'
      ? own
      : ask?.kind === 'sail'
        ? ask.courses.map((one) => one.to)
        : ask?.kind === 'fire'
          ? ask.shots.map((one) => one.target)
          : named.keys(),
  );
  const targets = ask?.kind === 'fire' ? [...new Set(ask.shots.map((one) => one.target))] : [];
  const target = held?.target ?? (targets.length === 1 ? targets[0] : null);
  const pointedAt =
    held?.course?.to ?? target ?? [...named].find(([, option]) => option.index === held?.option)?.[0] ?? null;
  // Ranges are those of the ship that acts; between orders of the one that is looked at.
  const reaching = ask?.kind === 'order' ? (held?.reach ?? null) : null;
  const acting = ask?.kind === 'cargo' ? ask.ship.name : ask?.kind === 'other' ? (ask.about[0]?.name ?? null) : about;
  const shown = shipNamed(sight, acting ?? reaching ?? selected);
  const drawn = { size: sight.size, pixel: camera.pixel };
  const hinted = advised && ask?.kind === 'sail' && typeof advised.parts === 'object' ? legOf(advised.parts) : null;
  // Lines of fire: of the ship that shoots; before that of the one that is looked at, with her ranges.
  const bearings =
    ask?.kind === 'fire'
      ? ask.bearings.filter(
          (one) => one.ship === ask.ship.name && one.target === (target ?? one.target) && isOpen(one, ask.shots),
        )
      : ask?.kind === 'order' && (ranges || reaching)
        ? ask.bearings.filter((one) => one.ship === (reaching ?? selected))
        : [];
  return (
    <div class={`hs-table ${decision ? 'asked' : ''}`}>
      <SeaChart
        box={box}
        camera={camera}
        sight={sight}
        plans={plans}
        now={now}
        selected={about ?? selected}
        lit={lit}
        picked={pointedAt}
        hinted={null}
        measuring={measuring}
        onMeasure={() => {
          setMeasuring(!measuring);
          setTape(null);
        }}
        ranges={ranges}
        onRanges={() => setRanges(!ranges)}
        below={
          <>
            {shown?.pose && (ranges || reaching || ask?.kind === 'fire') && (
              <RangeRings ship={shown} plans={plans} {...drawn} />
            )}
            {ask?.kind === 'sail' && hinted && !held?.course && (
              <CourseLines
                plan={plans.ship(ask.ship.name)}
                from={ask.ship.pose!}
                legs={[hinted]}
                bars={ask.bars}
                names={plans.bars}
                look="hinted"
                {...drawn}
              />
            )}
          </>
        }
        above={
          <>
            {ask?.kind === 'sail' && (
              <CourseLines
                plan={plans.ship(ask.ship.name)}
                from={ask.ship.pose!}
                legs={held?.course ? held.course.legs : held?.aim ? [held.aim.leg] : []}
                bars={ask.bars}
                names={plans.bars}
                look={held?.verdict?.legal === false ? 'refused' : ''}
                handle={!held?.course}
                {...drawn}
              />
            )}
            {bearings.length > 0 && <FireLines bearings={bearings} plans={plans} {...drawn} />}
            {now.shot && <FlyingShot shot={now.shot} sight={sight} plans={plans} {...drawn} />}
            {ask?.kind === 'spot' && (
              <>
                <Spots
                  spots={ask.spots.map(({ option, pose }) => ({ index: option.index, pose }))}
                  picked={held?.option ?? null}
                  {...drawn}
                />
                <SpotGhost
                  ask={ask}
                  plans={plans}
                  pose={held?.spot ?? ask.spots.find((one) => one.option.index === held?.option)?.pose ?? null}
                  refused={held?.verdict?.legal === false}
                  {...drawn}
                />
              </>
            )}
            {measuring && tape && <Tape from={tape[0]} to={tape[1]} bars={plans.bars} {...drawn} />}
          </>
        }
      />
      <div class="hs-side">
        <AskPanel
          ask={playing ? ask : null}
          idle={
            !playing ? (seat === null ? words.watching : '') : sight.turn === seat ? '' : words.notYours(sight.turn)
          }
          measuring={measuring}
          watching={seat === null || choose === undefined}
          running={!sight.over && (run !== null || (ask?.kind === 'sail' && bars.length === 0))}
          sight={sight}
          plans={plans}
          seat={seat}
          advised={advised?.option}
          busy={busy || run !== null}
          selected={selected}
          course={held?.course ?? null}
          aim={held?.aim ?? null}
          verdict={held?.verdict ?? null}
          bar={bar}
          contact={contact}
          target={target}
          ready={held?.option !== undefined || held?.spot !== undefined}
          confirmWord={table.confirm}
          onSelect={show}
          onBar={(next) => {
            const aim = held?.aim;
            if (aim && ask?.kind === 'sail') {
              aimTo([aim.end.x, aim.end.y], next);
            } else {
              hold({ bar: next, contact });
            }
          }}
          onContact={(next) => hold({ bar, contact: next })}
          onCourse={(course) => hold(course ? { course, bar, contact } : { bar, contact })}
          onLeg={setLeg}
          onSail={sail}
          onTarget={(name) => hold({ target: name })}
          onSalvo={(name) => ask?.kind === 'fire' && setRun({ kind: 'salvo', ship: ask.ship.name, target: name })}
          onTakeBest={() => setRun({ kind: 'take' })}
          onConfirm={confirm}
          choose={(option) => !busy && choose?.(option)}
          chooseParts={(parts) => !busy && chooseParts?.(parts)}
          why={(parts) => void why(parts)}
          reaching={reaching}
          onReach={(name) => hold(name ? { reach: name } : {})}
        />
        <CardPanel
          sight={sight}
          plans={plans}
          selected={selected}
          movers={movers.map(({ ship }) => ship)}
          onSailThere={(ship) => {
            const mover = movers.find((one) => one.ship === ship);
            if (mover && selected !== null && !busy) {
              setBound({ ship, to: selected });
              setSelected(null);
              choose?.(mover.order.index);
            }
          }}
          onClose={() => setSelected(null)}
        />
        <FleetPanel sight={sight} plans={plans} selected={selected} onSelect={show} />
        <footer class="hs-foot">
          <span>{words.round(sight.round, sight.rounds)}</span>
          {playing && <LossesField />}
        </footer>
      </div>
    </div>
  );
}
