/** @jsxRuntime automatic @jsxImportSource preact */
export function TablePage({ id }: { id: string }) {
  return <h1>{id}</h1>;
}
