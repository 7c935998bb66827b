/** @jsxRuntime automatic @jsxImportSource preact */
export function Home() {
  return <h1>Broadside</h1>;
}
