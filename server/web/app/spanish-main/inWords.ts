import type { Game } from '../api/types';
import type { Branch, Doc } from '../table/messages';
import { wordsNow } from '../words/language';
import { spanishMainWords } from '../words/spanishMain';
import { forecast } from './forecast';
import { names as namesOf } from './names';
import { SHIPS } from './ships';
import { look, ownerOf } from './sight';

/** The table in words: whose each ship is, as far as one knows, and what the adventure would do to her. */
export function inWords(view: Branch, game: Game | null): Branch {
  const words = wordsNow(spanishMainWords);
  const sight = look(view);
  const names = namesOf(game);
  const card = (id: string): Doc => [names.name(id), names.text(id)].filter(Boolean).join(': ');
  const quiet = sight.over || sight.fogged;
  const marks = forecast(
    sight.row,
    quiet ? undefined : sight.adventures[0],
    (ship) => ownerOf(sight, ship)?.revealed ?? false,
  );
  return {
    [words.turnIs]: sight.turn,
    [words.row]: sight.row.map((berth, i): Doc => {
      const owner = ownerOf(sight, berth.ship);
      const mark = marks[i];
      return [
        `${berth.ship}, ${words.pirateOf(SHIPS[berth.ship]?.pirate ?? '?')}`,
        owner ? words.ownerIs(owner.name) : words.unknownOwner,
        words.fame(berth.fame),
        berth.damaged ? words.damaged : '',
        mark.fame > 0 ? words.gains(mark.fame) : mark.fame < 0 ? words.loses(-mark.fame) : '',
        mark.hit ? words.willBeHit : '',
        mark.mutiny ? words.mutiny : '',
      ]
        .filter(Boolean)
        .join('; ');
    }),
    [words.adventure]: sight.fogged ? words.fogged : sight.adventures.map(card),
    [words.left]: sight.adventurePile,
    ...(sight.hasHands ? {} : { [words.movementCards]: sight.display.map(card) }),
    ...Object.fromEntries(
      sight.players.map((player): [string, Doc] => [
        player.name,
        [
          player.pirates.map((pirate) => pirate.name).join(', '),
          player.hidden > 0 ? words.hidden(player.hidden) : '',
          player.denied.length > 0 ? `${words.isNot} ${player.denied.join(', ')}` : '',
          words.taken(player.taken),
          ...player.hand.filter((one) => one !== '?').map((one) => names.name(one)),
        ]
          .filter(Boolean)
          .join('; '),
      ]),
    ),
  };
}
