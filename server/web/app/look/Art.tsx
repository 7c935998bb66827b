/** @jsxRuntime automatic @jsxImportSource preact */
import { ART, type ArtName } from './pictures';

/** A picture on a card; it decorates words and is silent for screen readers. */
export function Art({ name }: { name: ArtName }) {
  return (
    <svg class="art" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={ART[name].path} />
    </svg>
  );
}
