import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inWords } from 'app/high-seas/inWords';

test('the table in words says where things lie by distance and bearing, not by numbers on a grid', () => {
  const told = inWords(
    {
      seats: ['Ann', 'Bob'],
      Ann: { gold: 3 },
      turn: 'Ann',
      round: 2,
      half: 15,
      ships: [
        { ship: 'Kestrel', of: 'Ann', pose: [300, 300, 45], masts: [1], coins: ['?', 2] },
        { ship: 'Gull', of: 'Bob', pose: [300, 524, 0], masts: [] },
        { ship: 'Tern', of: 'Bob', sunk: true },
      ],
    },
    null,
  );
  const ships = told.Ships as Record<string, Record<string, string>>;
  const kestrel = ships['Kestrel (of Ann)']!;
  assert.equal(kestrel.Heading, 'north-east');
  assert.match(kestrel.Nearest!, /^Gull [\d.]+ L north$/);
  assert.match(kestrel.Cargo!, /coins: unknown, 2/);
  assert.match(ships['Gull (of Bob)']!.Masts!, /derelict/);
  assert.equal(ships['Tern (of Bob)'], 'sunk');
  assert.doesNotMatch(JSON.stringify(told), /pose|300|524/);
});
