/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { Game } from '../api/types';
import { boardOf } from '../table/boards';
import './learn.css';

/** One thing to know about a game: a picture and a few words. */
export interface Point {
  picture: ComponentChildren;
  title: string;
  text: string;
}

/** A game on one page, with pictures; where its table has none, in its own words alone. */
export function HowTo({ game }: { game: Game }) {
  const points = boardOf(game.id, false).howTo?.(game);
  if (!points) {
    return (
      <>
        {game.howToPlay.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </>
    );
  }
  return (
    <ol class="how-to">
      {points.map((point) => (
        <li key={point.title}>
          <div class="how-to-picture" aria-hidden="true">
            {point.picture}
          </div>
          <div>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
