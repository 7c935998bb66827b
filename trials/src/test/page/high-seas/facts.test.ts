import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adviceFor } from 'app/high-seas/advice';
import { askOf, courseKey } from 'app/high-seas/ask';
import { boardingOf, counselOf, foreseen, percent, salvosOf, scuttleOf } from 'app/high-seas/facts';
import { isUseful } from 'app/high-seas/gains';
import { plansOf } from 'app/high-seas/plans';
import { nextOf } from 'app/high-seas/run';
import { look } from 'app/high-seas/sight';
import { highSeasEn } from 'app/words/highSeas.en';
import type { Branch } from 'app/table/messages';
import { asked } from '../told';

const sight = look({
  seats: ['Ann', 'Bob'],
  ships: [
    { ship: 'Kestrel', of: 'Ann', pose: [300, 300, 0], masts: [1] },
    { ship: 'Gull', of: 'Bob', pose: [400, 300, 0], masts: [] },
  ],
});
const plans = plansOf(null);

test('what is foreseen of a course is read as it was told, and what is missing is nothing', () => {
  const told = foreseen({
    end: [1, '2.5', 90],
    meets: ['Gull'],
    rams: ['Gull'],
    pinned: true,
    bears: { Gull: 2 },
    legs: [{ bar: 1, heading: '30.5', length: 60 }],
  });
  assert.deepEqual(told.end, { x: 1, y: 2.5, heading: 90 });
  assert.deepEqual([told.rams, told.pinned, told.bears, told.tows], [['Gull'], true, [['Gull', 2]], []]);
  assert.equal(told.legs[0]!.heading, 30.5);
  assert.deepEqual(foreseen(undefined).meets, []);
});

test('the turns of a course, and what it is for, come from the rules', () => {
  const domain: Branch = {
    bars: { 1: '63.5' },
    courses: [
      { to: 'Gull', turns: 3, legs: [] },
      { to: 'Gull', short: true, legs: [] },
      { to: 'Gull', tow: true, legs: [], tows: ['Gull'] },
      { to: 'Gull', touches: true, legs: [] },
    ],
  };
  const ask = askOf(asked('sail', ['stop'], { domain, prompt: { key: 'x', args: ['Kestrel'] } }), sight);
  assert.equal(ask.kind, 'sail');
  const courses = ask.kind === 'sail' ? ask.courses : [];
  assert.deepEqual(
    courses.map((one) => [one.for, one.turns, one.touches]),
    [
      ['arrive', 3, false],
      ['range', 0, false],
      ['tow', 0, false],
      ['arrive', 0, true],
    ],
  );
  assert.notEqual(courseKey(courses[0]!), courseKey(courses[1]!));
});

test('chances are thousandths, hits hundredths', () => {
  const salvo = salvosOf({ odds: [{ target: 'Gull', cannons: 2, masts: 1, hits: 117, derelict: 834, sinks: 333 }] });
  assert.deepEqual(salvo.get('Gull'), { cannons: 2, masts: 1, hits: 1.17, derelict: 0.834, sinks: 0.333 });
  assert.deepEqual(scuttleOf({ scuttle: { needs: 5, sinks: 333 } }), { needs: 5, sinks: 0.333 });
  assert.equal(percent(0.333), '33 %');
  const boarding = boardingOf({
    boarding: { adds: [2, 1], win: 583, tie: 139, lose: 278, gains: false, risks: true },
  })!;
  assert.deepEqual(
    [boarding.adds, boarding.win, boarding.gains, boarding.risks, boarding.full],
    [[2, 1], 0.583, false, true, false],
  );
  assert.equal(boardingOf({}), null);
});

test('an order to explore is useful where it brings something', () => {
  const counsel = counselOf({
    fleet: [{ ship: 'Kestrel', room: 1, advice: 'seek', about: 'Home', count: 2, brings: { Home: 0, Cay: 2 } }],
  }).get('Kestrel')!;
  const useful = (target: string) =>
    isUseful({ index: 0, parts: { explore: 'Kestrel', target }, label: { key: '' }, says: '' }, counsel);
  assert.deepEqual([useful('Home'), useful('Cay'), useful('Elsewhere')], [false, true, false]);
  assert.equal(adviceFor(counsel, plans, highSeasEn), highSeasEn.adviceSeek('Home', 2));
});

test('who orders a tow orders a move first, and then takes her in tow', () => {
  const run = { kind: 'tow', ship: 'Kestrel', towed: 'Gull' } as const;
  const orders = asked('order', [{ shoot: 'Kestrel' }, { move: 'Kestrel' }, 'end turn']);
  const first = nextOf(run, askOf(orders, sight), orders);
  assert.equal(first!.answer, 1);
  const tow = asked('tow', ['no tow', { tow: 'Gull' }]);
  assert.equal(nextOf({ ...run, begun: true }, askOf(tow, sight), tow)!.answer, 1);
  assert.equal(nextOf({ ...run, begun: true }, askOf(orders, sight), orders), null);
});
