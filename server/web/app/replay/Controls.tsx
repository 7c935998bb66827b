/** @jsxRuntime automatic @jsxImportSource preact */
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import { useWords } from '../words/language';
import { replayWords } from '../words/replay';
import type { Playback, Speed } from './usePlayback';

interface Props {
  at: number;
  last: number;
  jump: (to: number) => void;
  playback: Playback;
}

/** The scrubber and the buttons that step and play. */
export function Controls({ at, last, jump, playback }: Props) {
  const words = useWords(replayWords);
  return (
    <div class="replay-controls">
      <input
        type="range"
        class="scrubber"
        min={0}
        max={last}
        value={at}
        aria-label={words.position}
        aria-valuetext={words.step(at, last)}
        onInput={(event) => jump(Number(event.currentTarget.value))}
      />
      <div class="row replay-buttons">
        <Button kind="quiet" label={words.first} disabled={at === 0} onClick={() => jump(0)}>
          <Icon name="first" />
        </Button>
        <Button label={words.back} disabled={at === 0} onClick={() => jump(at - 1)}>
          <Icon name="back" />
        </Button>
        <Button kind="main" label={playback.playing ? words.pause : words.play} onClick={playback.toggle}>
          <Icon name={playback.playing ? 'pause' : 'play'} />
        </Button>
        <Button label={words.forward} disabled={at === last} onClick={() => jump(at + 1)}>
          <Icon name="forward" />
        </Button>
        <Button kind="quiet" label={words.last} disabled={at === last} onClick={() => jump(last)}>
          <Icon name="last" />
        </Button>
        <span class="replay-count">{words.step(at, last)}</span>
        <label class="row replay-speed">
          <span>{words.speed}</span>
          <select value={playback.speed} onChange={(event) => playback.setSpeed(event.currentTarget.value as Speed)}>
            <option value="slow">{words.slow}</option>
            <option value="normal">{words.normal}</option>
            <option value="fast">{words.fast}</option>
          </select>
        </label>
      </div>
      <p class="hidden-words">{words.keys}</p>
    </div>
  );
}
