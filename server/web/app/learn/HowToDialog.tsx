/** @jsxRuntime automatic @jsxImportSource preact */
import type { Game } from '../api/types';
import { Dialog } from '../look/Dialog';
import { Link } from '../shell/Link';
import { boardOf } from '../table/boards';
import { useWords } from '../words/language';
import { learnWords } from '../words/learn';
import { HowTo } from './HowTo';

/** How a game is played, over its table. */
export function HowToDialog({ game, onClose }: { game: Game; onClose: () => void }) {
  const words = useWords(learnWords);
  return (
    <Dialog title={words.howTo(game.name)} onClose={onClose} class="how-to-dialog">
      <HowTo game={game} />
      <p class="row">
        {boardOf(game.id, false).lesson && <Link to={`/learn/${game.id}`}>{words.firstGame}</Link>}
        <Link to={`/rules/${game.id}`}>{words.rules}</Link>
      </p>
    </Dialog>
  );
}
