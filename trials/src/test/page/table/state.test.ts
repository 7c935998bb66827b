import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table } from 'app/api/types';
import type { FromHost } from 'app/table/messages';
import { heard, nothing, type TableState } from 'app/table/state';
import { asked, told } from '../told';

const table = {
  id: 't',
  seats: [
    { seat: 0, name: 'Ann' },
    { seat: 1, name: 'Bob' },
  ],
} as Table;
const after = (...messages: FromHost[]): TableState => messages.reduce(heard, nothing);
const chat = (seq: number) => ({ seq, name: 'Ann', seat: 'Ann', said: `${seq}`, time: 0, you: false });
const decision = (id: number): FromHost => asked('take-action', ['pass'], { decision: id });

test('a welcome says who sits where', () => {
  const state = after(
    { type: 'closing', says: 'Back soon.' },
    { type: 'welcome', session: 's', resumed: false, table, seat: 'Ann' },
  );
  assert.equal(state.table, table);
  assert.equal(state.seat, 'Ann');
  assert.equal(state.closing, '');
  const fresh = { ...table, state: 'finished' as const };
  assert.equal(heard(state, { type: 'table', table: fresh }).table, fresh);
});

test('the view comes whole, then in patches', () => {
  const patch: FromHost = { type: 'patch', changes: [{ at: ['turn'], put: 'Bob' }] };
  assert.deepEqual(after({ type: 'view', view: { turn: 'Ann', turns: 1 } }, patch).view, { turn: 'Bob', turns: 1 });
  assert.equal(after(patch).view, null);
});

test('events go to the log; what happens before our eyes is a scene with the view before it', () => {
  const events: FromHost = { type: 'events', events: [told('passed'), told('passed')] };
  const past = after({ type: 'view', view: {} }, { ...events, past: true });
  assert.equal(past.log.length, 2);
  assert.deepEqual(past.scenes, []);
  assert.deepEqual(after(events).scenes, []); // nothing was seen yet
  const view = { turn: 'Ann' };
  const seen = after({ type: 'view', view }, events, events);
  assert.equal(seen.log.length, 4);
  assert.equal(new Set(seen.log.map((one) => one.id)).size, 4);
  assert.equal(seen.scenes.length, 2);
  assert.equal(seen.scenes[0]!.before, view);
  assert.equal(seen.scenes[0]!.events.length, 2);
  assert.ok(seen.scenes[1]!.id > seen.scenes[0]!.id);
});

test('no more than twelve scenes wait', () => {
  const many = Array.from({ length: 20 }, (): FromHost => ({ type: 'events', events: [told('passed')] }));
  const state = after({ type: 'view', view: {} }, ...many);
  assert.equal(state.scenes.length, 12);
  assert.equal(state.scenes[11]!.events[0]!.id, state.log[19]!.id);
});

test('a question comes and goes, and takes the hint for another one with it', () => {
  const hint: FromHost = { type: 'hint', decision: 1, parts: 'pass', says: 'Pass.', candidates: [] };
  assert.equal(after(decision(1)).decision?.decision, 1);
  assert.equal(after(decision(1), { type: 'decision', decision: null }).decision, null);
  assert.equal(after(decision(1), hint, decision(1)).hint?.says, 'Pass.');
  assert.equal(after(decision(1), hint, decision(2)).hint, null);
});

test('who is waited for, and the vote under way', () => {
  const waiting: FromHost = { type: 'waiting', seats: ['Bob'], reaction: false };
  assert.deepEqual(after(waiting).waiting?.seats, ['Bob']);
  const vote: FromHost = { type: 'vote', about: 'draw', proposer: 'Ann', agreed: ['Ann'] };
  assert.equal(after(vote).vote?.proposer, 'Ann');
  assert.equal(after(vote, { type: 'vote', about: null }).vote, null);
});

test('a captain sits in for somebody and leaves again', () => {
  const gone = after({ type: 'presence', seat: 'Bob', here: false, captain: 'bosun' });
  assert.deepEqual(gone.captains, { Bob: 'bosun' });
  assert.deepEqual(gone.away, { Bob: true });
  const back = heard(gone, { type: 'presence', seat: 'Bob', here: true });
  assert.deepEqual(back.captains, {});
  assert.deepEqual(back.away, { Bob: false });
});

test('chat keeps each line once, and the last two hundred', () => {
  const state = after({ type: 'chat', lines: [chat(1), chat(2)] }, { type: 'chat', lines: [chat(2), chat(3)] });
  assert.deepEqual(
    state.chat.map((line) => line.seq),
    [1, 2, 3],
  );
  const many = after({ type: 'chat', lines: Array.from({ length: 250 }, (_, i) => chat(i)) });
  assert.equal(many.chat.length, 200);
  assert.equal(many.chat[199]!.seq, 249);
});

test('seats that come as numbers get their names', () => {
  const welcome: FromHost = { type: 'welcome', session: 's', resumed: false, table, seat: 'Ann' };
  const number = (seat: number) => seat as unknown as string;
  const clock: FromHost = { type: 'clock', paused: true, seats: [{ seat: number(1), left: 5, running: true }] };
  const state = after(welcome, clock);
  assert.equal(state.clocks?.seats[0]!.seat, 'Bob');
  assert.equal(state.clocks?.paused, true);
  assert.ok(Math.abs(state.clocks!.heard - Date.now()) < 60_000);
  const absence: FromHost = { type: 'absence', seat: number(1), votes: [{ seat: number(0), for: 'wait' }] };
  const away = heard(state, absence);
  assert.equal(away.absence?.seat, 'Bob');
  assert.equal(away.absence?.votes?.[0]!.seat, 'Ann');
  assert.equal(heard(away, { type: 'absence', seat: null }).absence, null);
  assert.equal(after(clock).clocks?.seats[0]!.seat, '1');
});

test('hello starts anew and keeps what comes by itself', () => {
  const full = after(
    { type: 'welcome', session: 's', resumed: false, table, seat: 'Ann' },
    { type: 'view', view: { turn: 'Ann' } },
    { type: 'events', events: [told('passed')] },
    { type: 'chat', lines: [chat(1)] },
    { type: 'clock', paused: false, seats: [] },
    { type: 'absence', seat: 'Bob' },
    decision(4),
  );
  const anew = heard(full, { type: 'hello', protocol: 1, you: 'Bob', language: 'en', match: { game: 'x' } });
  assert.deepEqual(
    { ...anew, clocks: null },
    { ...nothing, table, seat: 'Bob', chat: full.chat, absence: full.absence, header: { game: 'x' } },
  );
  assert.equal(anew.clocks, full.clocks);
});

test('the end takes the question away', () => {
  const state = after(
    decision(1),
    { type: 'waiting', seats: ['Ann'], reaction: false },
    {
      type: 'ended',
      says: 'Ann wins.',
      position: {},
      secret: '',
    },
  );
  assert.equal(state.ended?.says, 'Ann wins.');
  assert.equal(state.decision, null);
  assert.equal(state.waiting, null);
});

test("the server's clock is known from its messages", () => {
  const state = after({ type: 'view', view: {}, time: Date.now() + 5000 });
  assert.ok(Math.abs(state.skew - 5000) < 1000);
  assert.equal(heard(state, { type: 'waiting', seats: [], reaction: false }).skew, state.skew);
});

test('replies change nothing', () => {
  const state = after({ type: 'view', view: {} });
  assert.equal(heard(state, { type: 'done' }), state);
  assert.equal(heard(state, { type: 'refused', message: { key: 'no' }, says: 'no', clauses: [], stale: false }), state);
});
