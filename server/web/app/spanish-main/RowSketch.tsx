/** @jsxRuntime automatic @jsxImportSource preact */
import { useWords } from '../words/language';
import { puzzlesWords } from '../words/puzzles';

/** A ship of the row, as much as a sketch shows of it. */
export interface SketchedShip {
  ship: string;
  nation: string;
  damaged: boolean;
  fame: number;
  yours: boolean;
}

/** A small drawing of the row: nine hulls, the front at the left. Says the same in words. */
export function RowSketch({ ships }: { ships: SketchedShip[] }) {
  const words = useWords(puzzlesWords);
  const said = ships
    .map((ship) =>
      [
        ship.ship,
        ship.fame > 0 ? words.fame(ship.fame) : '',
        ship.damaged ? words.damaged : '',
        ship.yours ? words.yours : '',
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');
  return (
    <svg class="row-sketch" viewBox="0 0 360 78" role="img" aria-label={words.rowSays(said)}>
      <path
        class="sketch-sea"
        d="M0 54c10 0 10-5 20-5s10 5 20 5 10-5 20-5 10 5 20 5 10-5 20-5 10 5 20 5 10-5 20-5 10 5 20 5 10-5 20-5 10 5 20 5 10-5 20-5 10 5 20 5 10-5 20-5 10 5 20 5 10-5 20-5 10 5 20 5 10-5 20-5 10 5 20 5V78H0z"
      />
      {ships.map((ship, space) => (
        <g
          key={ship.ship}
          transform={`translate(${space * 40} 0)`}
          class={`sketch-ship nation-${ship.nation.toLowerCase()} ${ship.damaged ? 'sketch-damaged' : ''}`}
        >
          <path
            class="sketch-sail"
            d={ship.damaged ? 'M20 22v24M13 40l7-10 8 6' : 'M19 12v32H8c2-12 6-24 11-32zM22 18c7 5 10 14 11 26H22z'}
          />
          <path class="sketch-hull" d="M4 47h32l-5 10H9z" />
          {ship.yours && <path class="sketch-yours" d="M20 0l3 4-3 4-3-4z" />}
          {ship.fame > 0 && (
            <g class="sketch-fame">
              <circle cx="20" cy="67" r="8.500" />
              <text x="20" y="71" text-anchor="middle">
                {ship.fame}
              </text>
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}
