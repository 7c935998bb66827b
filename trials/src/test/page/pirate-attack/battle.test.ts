import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastBattle } from 'app/pirate-attack/battle';
import { look } from 'app/pirate-attack/sight';
import { told } from '../told';

const began = (attacker: string, target: string) =>
  told('battle-began', { attacker, ships: [1], target, against: [2, 3] });
const sight = look(
  {
    seats: ['Ann', 'Bob'],
    Ann: { ships: ['Sloop 3/3'] },
    Bob: { ships: ['Sloop 4/4', 'Schooner 5/5', 'Sloop 3/3'] },
  },
  'Ann',
);

test('a battle shows the ships that fight from its first word', () => {
  const battle = lastBattle([began('Ann', 'Bob')], sight);
  assert.deepEqual(
    battle?.sides.map((side) => side.fighters.map((one) => one.ship)),
    [['Sloop 3/3'], ['Schooner 5/5', 'Sloop 3/3']],
  );
});

test('a ship that Poison sinks is told as such, with nothing left face down', () => {
  const battle = lastBattle(
    [
      began('Ann', 'Bob'),
      told('doctor-turned', { owner: 'Bob', place: 2, ship: 'Schooner 5/5', doctor: 'Poison' }),
      told('doctor-struck', { doctor: 'Poison', owner: 'Bob', place: 2, ship: 'Schooner 5/5' }),
      told('under-turned', { owner: 'Bob', place: 3, ship: 'Sloop 3/3', cards: [] }),
      told('ship-lost', { owner: 'Bob', place: 2, ship: 'Schooner 5/5' }),
    ],
    sight,
  );
  const [poisoned, other] = battle!.sides[1].fighters;
  assert.deepEqual([poisoned!.struck, poisoned!.lost, poisoned!.doctors], ['Poison', true, ['Poison']]);
  assert.deepEqual([other!.struck, other!.lost, other!.cards], [null, false, []]);
});

test('a ship that mutinies is told to go over', () => {
  const battle = lastBattle(
    [
      began('Ann', 'Bob'),
      told('ship-handed-over', { owner: 'Bob', place: 3, ship: 'Sloop 3/3', 'new-owner': 'Ann', 'new-place': 2 }),
    ],
    sight,
  );
  assert.equal(battle!.sides[1].fighters[1]!.deserted, 'Ann');
});

test('the last battle of one player is found behind those of others', () => {
  const log = [began('Ann', 'Bob'), told('turn-began', {}), began('Cid', 'Dan')];
  assert.equal(lastBattle(log, sight)?.sides[0].name, 'Cid');
  assert.equal(lastBattle(log, sight, 'Bob')?.sides[0].name, 'Ann');
  assert.equal(lastBattle(log, sight, 'Eve'), null);
});
