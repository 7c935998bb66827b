/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';

interface Version {
  version: string;
}

/** The first page: says that the server is there, until the lobby takes its place. */
export function Home() {
  const [version, setVersion] = useState('');
  useEffect(() => {
    fetch('/api/version')
      .then((answer) => answer.json())
      .then((found: Version) => setVersion(found.version))
      .catch(() => setVersion('not answering'));
  }, []);
  return (
    <main>
      <h1>Broadside</h1>
      <p>A digital table for pirate games.</p>
      <p class="version">Server: {version || '…'}</p>
    </main>
  );
}
