/** @jsxRuntime automatic @jsxImportSource preact */
import { fieldWords } from '../words/fields';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import type { Doc } from './messages';

/** Lists of cards of which the number matters most. */
const COUNTED = new Set(['fame', 'front']);

/** Writes a document as nested lists, readable by eye and ear. */
export function Document({ doc, you }: { doc: Doc; you?: string | null }) {
  const words = useWords(tableWords);
  const plain = useNames();
  if (doc === null || doc === undefined) {
    return <span class="faint">{words.empty}</span>;
  }
  if (typeof doc !== 'object') {
    return <span>{doc === '?' ? words.unknown : String(doc)}</span>;
  }
  if (Array.isArray(doc)) {
    if (doc.length === 0) {
      return <span class="faint">{words.empty}</span>;
    }
    if (doc.every((item) => typeof item !== 'object' || item === null)) {
      const known = doc.filter((item) => item !== '?').map(String);
      const hidden = doc.length - known.length;
      return <span>{[...known, ...(hidden > 0 ? [words.unknowns(hidden)] : [])].join(', ')}</span>;
    }
    return (
      <ol>
        {doc.map((item, i) => (
          <li key={i}>
            <Document doc={item} />
          </li>
        ))}
      </ol>
    );
  }
  const entries = Object.entries(doc);
  if (entries.length <= 4 && entries.every(([, value]) => isShort(value))) {
    return (
      <span>
        {entries.map(([name, value], i) => (
          <span key={name}>
            {i > 0 && ', '}
            {value === true ? (
              plain(name)
            ) : (
              <>
                {i > 0 && `${plain(name)} `}
                {COUNTED.has(name) && Array.isArray(value) && `${value.length}: `}
                <Document doc={value} />
              </>
            )}
          </span>
        ))}
      </span>
    );
  }
  return (
    <dl class="document">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>
            {plain(name)}
            {you === name && ` (${words.you})`}
          </dt>
          <dd>
            <Document doc={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether something can be read within a line: a word, a number, or a list of these. */
function isShort(doc: Doc): boolean {
  const single = (one: Doc) => typeof one !== 'object' || one === null;
  return Array.isArray(doc) ? doc.every(single) : single(doc);
}

/** The name of a field in the visitor's language, where it has one; names of people and new fields stay as they are. */
function useNames(): (name: string) => string {
  const fields = useWords(fieldWords);
  return (name) => (name in fields ? fields[name as keyof typeof fields] : name.replace(/-/g, ' '));
}
