/** @jsxRuntime automatic @jsxImportSource preact */

/** Strokes of the small signs on buttons, drawn for this project on a grid of 24. */
const STROKES = {
  close: 'M5 5 19 19M19 5 5 19',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  system: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  sound: 'M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  silence: 'M4 10v4h4l5 4V6L8 10zM16 10l5 5M21 10l-5 5',
  undo: 'M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2',
  flag: 'M6 22V3M6 4h12l-3 4 3 4H6',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1.200.9 2.100h5.200c0-.9.3-1.600.9-2.100A6 6 0 0 0 12 3z',
  text: 'M5 6h14M5 11h14M5 16h9',
  board: 'M3 17c2 0 2-1.500 4.500-1.500S10 17 12 17s2.500-1.500 4.500-1.500S19 17 21 17M5 13h14l-2-4H7zM12 9V3l5 4',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.200 1.200M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.200-1.200',
  eye: 'M2 12s3.500-6.500 10-6.500S22 12 22 12s-3.500 6.500-10 6.500S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c.5-4.500 4-7 8-7s7.500 2.500 8 7',
  captain:
    'M2 12c3-1 4-7 10-7s7 6 10 7c-2 2-6 2.500-10 2.500S4 14 2 12zM8 15v1.500a4 4 0 0 0 8 0V15M9.500 9.500l5 0M12 8v3',
  chair: 'M7 3v10h10V3M7 13v8M17 13v8M5 13h14',
  chat: 'M4 5h16v11H9l-5 4z',
  keys: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.500 2',
  report: 'M12 3 22 20H2zM12 10v4M12 17v.01',
  book: 'M4 5c3-1.500 6-1 8 1 2-2 5-2.500 8-1v14c-3-1.500-6-1-8 1-2-2-5-2.500-8-1zM12 6v14',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4 13l5 5L20 6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  back: 'M14 5l-7 7 7 7',
  forward: 'M10 5l7 7-7 7',
  down: 'M5 10l7 7 7-7',
  first: 'M18 5l-7 7 7 7M7 5v14',
  last: 'M6 5l7 7-7 7M17 5v14',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4l13 8-13 8z',
  history: 'M4 5v5h5M4.500 10a8 8 0 1 1-.3 4M12 8v5l3.500 2',
  star: 'M12 3l2.700 6 6.500.7-4.900 4.300 1.400 6.400L12 17l-5.700 3.400 1.400-6.400L2.800 9.700l6.500-.7z',
  ring: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
} as const;

export type IconName = keyof typeof STROKES;

/** A small sign; it decorates words and is silent for screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={STROKES[name]} />
    </svg>
  );
}
