/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';

/** Writes a time span: 1:05, 2:03:00, or days. */
export function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor((seconds % 86400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, '0');
  if (days > 0) {
    return `${days} d ${hours} h`;
  }
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Counts down to a moment of this browser's clock. */
export function Countdown({ until, running = true }: { until: number; running?: boolean }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) {
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [until, running]);
  const left = until - now;
  return (
    <time class={`countdown ${left < 10_000 && running ? 'short' : ''}`} role="timer" aria-live="off">
      {span(left)}
    </time>
  );
}
