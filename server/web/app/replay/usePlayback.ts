import { useEffect, useState } from 'preact/hooks';

/** How long a step is shown, in milliseconds. */
export const SPEEDS = { slow: 3000, normal: 1500, fast: 500 } as const;
export type Speed = keyof typeof SPEEDS;

/** Playing by itself, and the keys that steer it. */
export interface Playback {
  playing: boolean;
  speed: Speed;
  setSpeed: (speed: Speed) => void;
  toggle: () => void;
}

/** Steps through a match by itself and by keys. */
export function usePlayback(at: number, last: number, jump: (to: number) => void): Playback {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const toggle = () => {
    if (!playing && at >= last) {
      jump(0);
    }
    setPlaying(!playing);
  };
  useEffect(() => {
    if (!playing) {
      return;
    }
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const wait = setTimeout(() => jump(at + 1), SPEEDS[speed]);
    return () => clearTimeout(wait);
  }, [playing, at, last, speed]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.altKey || event.metaKey || target.closest('input, select, textarea, dialog')) {
        return;
      }
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
      if (to !== undefined) {
        event.preventDefault();
        jump(to);
      } else if (event.key === ' ' && !target.closest('button, a')) {
        event.preventDefault();
        toggle();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return { playing, speed, setSpeed, toggle };
}
