import type { Speed } from '../table/pace';
import { store, useStore } from '../shell/store';

/** What a visitor has set for this browser. */
export interface Settings {
  language: 'en' | 'es';
  theme: 'system' | 'light' | 'dark';
  /** How fast tables show what happened; off: all at once, and nothing moves. */
  speed: Speed;
  sound: boolean;
  /** A notice of the browser when it is the visitor's turn and the page is not in front. */
  notices: boolean;
  /** The text table instead of the drawn one. */
  textTable: boolean;
  /** A standing order: draw for me where nothing but the pile is open. Null: not asked yet. */
  drawForMe: boolean | null;
  /** A standing order: answer for me where only one choice is left. */
  answerForMe: boolean;
  /** The game that was played last; it is proposed again. */
  lastGame: string;
}

const KEY = 'broadside.settings';

function kept(): Settings {
  const spanish = navigator.language.toLowerCase().startsWith('es');
  const first: Settings = {
    language: spanish ? 'es' : 'en',
    theme: 'system',
    speed: 'normal',
    sound: true,
    notices: false,
    textTable: false,
    drawForMe: null,
    answerForMe: true,
    lastGame: '',
  };
  try {
    const { animations, ...found } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    // Until there was a speed there was a switch.
    return { ...first, ...(animations === false ? { speed: 'off' } : {}), ...found };
  } catch {
    return first; // a browser that keeps nothing, or something else under our key
  }
}

/** The settings in force. */
export const settings = store<Settings>(kept());

/** Changes some settings, from now on and for the next visit. */
export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...part });
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()));
  } catch {
    // Not kept, but in force until the page is left.
  }
}

export const useSettings = () => useStore(settings);

/** Whether things may move: the switch is on and the system does not ask for rest. */
export function mayMove(): boolean {
  return settings.get().speed !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Puts language and theme on the page itself, now and whenever they change. */
export function applySettings(): void {
  const apply = ({ language, theme, speed }: Settings) => {
    const page = document.documentElement;
    page.lang = language;
    page.dataset.theme = theme;
    page.dataset.still = String(speed === 'off');
  };
  apply(settings.get());
  settings.listen(apply);
}
