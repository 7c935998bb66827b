/** @jsxRuntime automatic @jsxImportSource preact */

/** The sign of Broadside: a ship that shows its side, three gun ports open. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path class="logo-sail" d="M23 4v23H9C12 20 16 10 23 4zM26 7c7 4 11 11 12 20H26z" />
      <path class="logo-hull" d="M5 30h38l-5 10H11z" />
      <path class="logo-port" d="M15 33.500h4v3h-4zM22 33.500h4v3h-4zM29 33.500h4v3h-4z" />
      <path
        class="logo-wave"
        d="M2 43c4 0 4-2.500 7.500-2.500S13 43 17 43s4-2.500 7.500-2.500S28 43 32 43s4-2.500 7.500-2.500S43 43 46 43"
      />
    </svg>
  );
}
