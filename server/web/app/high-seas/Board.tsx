/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { tell } from '../look/tell';
import type { BoardProps } from '../table/board';
import type { Doc } from '../table/messages';
import { useKeys } from '../table/useKeys';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import { legParts } from './aiming';
import { askOf, type Course, piecesNamed, verbOf } from './ask';
import { AskPanel } from './AskPanel';
import { bearingsShown } from './bearings';
import { useCamera } from './camera';
import { CardPanel } from './CardPanel';
import { Above, Below, reachesOf } from './Drawing';
import { FleetPanel } from './FleetPanel';
import { distance, type Point } from './geometry';
import { useGestures } from './gestures';
import { happening } from './happening';
import { useHeld } from './held';
import { idleSays } from './idleBecause';
import { LossesField } from './LossesField';
import { layTape } from './measuring';
import { plansOf } from './plans';
import { SeaChart } from './SeaChart';
import { look, shipNamed } from './sight';
import { useAim } from './useAim';
import { useBoardingNews } from './useBoardingNews';
import { NARROW, useFollow } from './useFollow';
import { useOrdered } from './useOrdered';
import './table.css';
import './sea.css';

/** The drawn table of High Seas: a sea to move and zoom, orders by button, courses and shots by pointing. */
export function Board(props: BoardProps) {
  const { view, game, seat, beat, decision, hint, busy = false, choose, chooseParts, explain } = props;
  const words = useWords(highSeasWords);
  const box = useRef<HTMLDivElement>(null);
  const sight = useMemo(() => look(view), [view]);
  const plans = useMemo(() => plansOf(game), [game]);
  const ask = useMemo(() => (decision ? askOf(decision, sight) : null), [decision, sight]);
  const now = useMemo(() => happening(beat), [beat]);
  useBoardingNews(props.log ?? [], sight, plans, choose ? seat : null);
  const camera = useCamera(sight.size, box);
  const [selected, setSelected] = useState<string | null>(null);
  /** Whether the card of what is selected lies open. */
  const [card, setCard] = useState(false);
  const { held, hold, put, drop } = useHeld(decision);
  const { aimTo, setLeg } = useAim(ask, decision, explain, put);
  const { run, setRun } = useOrdered(ask, props);
  const [measuring, setMeasuring] = useState(false);
  const [tape, setTape] = useState<[Point, Point] | null>(null);
  const [ranges, setRanges] = useState(false);
  /** A destination that was chosen before the move was ordered. */
  const [bound, setBound] = useState<{ ship: string; to: string } | null>(null);
  const playing = choose !== undefined && seat !== null && !sight.over;
  const advised = hint && decision?.decision === hint.decision ? hint : null;
  useFollow(camera, ask, decision?.decision, sight, seat, now, held?.course);

  const plan = (course: Course) => hold({ course });
  useEffect(() => {
    if (bound && ask?.kind === 'sail' && ask.ship.name === bound.ship) {
      const course = ask.courses.find((one) => one.to === bound.to);
      setBound(null);
      if (course) {
        plan(course);
      } else {
        tell(words.noCourse(plans.ship(bound.ship).name, plans.pieceName(bound.to)), 'bad');
      }
    }
  }, [decision?.decision, bound]);
  // A card is looked at between two questions; the next one needs its place.
  useEffect(() => setCard(false), [decision?.decision]);
  /** Orders by which own ships could sail to what is looked at. */
  const movers =
    ask?.kind === 'order' && selected !== null && !ask.orders.has(selected)
      ? [...ask.orders].flatMap(([ship, orders]) =>
          orders.filter((one) => verbOf(one)[0] === 'move').map((order) => ({ ship, order })),
        )
      : [];

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
    if (held?.leg) {
      chooseParts?.(legParts(held.leg));
    } else if (held?.course && held.course.legs.length > 0) {
      const { legs, to, for: why } = held.course;
      const stops = to === null || why === 'range';
      setRun({ kind: 'course', ship: ask.ship.name, legs, stops, tow: why === 'tow' ? to : null });
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
            verdict && put((before) => (before?.of === mine && before.spot === spot ? { ...before, verdict } : before)),
        );
      }
      return;
    }
    if (ask?.kind === 'sail') {
      const courses = ask.courses.filter((one) => one.to === piece);
      const course = courses.find((one) => one.for === 'tow') ?? courses[0];
      if (course) {
        plan(course);
      } else if (piece === null || piece !== ask.ship.name) {
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
    setCard(piece !== null);
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
    setCard(true);
    const pose = shipNamed(sight, name)?.pose;
    if (pose && camera.scale > 0) {
      camera.show([pose.x, pose.y], camera.width < NARROW ? 200 : Math.max(230, camera.width / 2 / camera.scale));
    }
  };

  useKeys({
    Enter: () => (held?.course || held?.leg ? sail() : held && !held.reach ? confirm() : false),
    Escape: () => (held ? drop() : measuring ? setMeasuring(false) : selected ? setSelected(null) : false),
    f: camera.fit,
    r: () => setRanges(!ranges),
  });

  const lit = new Set<string>(
    ask?.kind === 'order'
      ? ask.orders.keys()
      : ask?.kind === 'sail'
        ? ask.courses.map((one) => one.to ?? '')
        : ask?.kind === 'fire'
          ? ask.shots.map((one) => one.target)
          : named.keys(),
  );
  const about = ask?.kind === 'sail' || ask?.kind === 'fire' ? ask.ship.name : null;
  const targets = ask?.kind === 'fire' ? [...new Set(ask.shots.map((one) => one.target))] : [];
  const target = held?.target ?? (targets.length === 1 ? targets[0] : null);
  const pointedAt =
    held?.course?.to ?? target ?? [...named].find(([, option]) => option.index === held?.option)?.[0] ?? null;
  // Ranges are those of the ship that acts; between orders of the one that is looked at.
  const reaching = ask?.kind === 'order' ? (held?.reach ?? null) : null;
  const acting = ask?.kind === 'cargo' ? ask.ship.name : ask?.kind === 'other' ? (ask.about[0]?.name ?? null) : about;
  const shown = shipNamed(sight, acting ?? reaching ?? selected);
  const bearings = bearingsShown(ask, target, ranges || reaching ? (reaching ?? selected) : null);
  const drawn = { ask, held, advised, plans, size: sight.size, pixel: camera.pixel };
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
        below={<Below {...drawn} reaches={reachesOf(ask, held, shown, ranges, sight, seat)} />}
        above={<Above {...drawn} sight={sight} now={now} bearings={bearings} tape={measuring ? tape : null} />}
      >
        {card && (
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
            onClose={() => setCard(false)}
          />
        )}
      </SeaChart>
      <div class="hs-side">
        <AskPanel
          ask={playing ? ask : null}
          idle={
            !playing ? (seat === null ? words.watching : '') : sight.turn === seat ? '' : words.notYours(sight.turn)
          }
          watching={seat === null || choose === undefined}
          running={!sight.over && (run !== null || (ask?.kind === 'sail' && Object.keys(ask.bars).length === 0))}
          sight={sight}
          plans={plans}
          seat={seat}
          advised={advised?.option}
          busy={busy || run !== null}
          selected={selected}
          held={held}
          target={target}
          ready={held?.option ?? (held?.spot ? -1 : null)}
          onSelect={show}
          onCourse={(course) => (course ? plan(course) : drop())}
          onLeg={setLeg}
          onSail={sail}
          onTow={(ship, towed) => setRun({ kind: 'tow', ship, towed })}
          onTarget={(name) => hold({ target: name })}
          onSalvo={(name) => ask?.kind === 'fire' && setRun({ kind: 'salvo', ship: ask.ship.name, target: name })}
          onTakeBest={() => setRun({ kind: 'take' })}
          onConfirm={confirm}
          choose={(option) => !busy && choose?.(option)}
          chooseParts={(parts) => !busy && chooseParts?.(parts)}
          explain={explain}
          why={(parts) => void why(parts)}
          onReach={(name) => hold(name ? { reach: name } : {})}
        />
        <FleetPanel sight={sight} plans={plans} selected={selected} acting={acting} onSelect={show} />
        <footer class="hs-foot">
          <span>{words.round(sight.round, sight.rounds)}</span>
          {playing && <LossesField />}
        </footer>
      </div>
    </div>
  );
}
