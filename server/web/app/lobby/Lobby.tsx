/** @jsxRuntime automatic @jsxImportSource preact */
export function Lobby() {
  return <h1>Broadside</h1>;
}
