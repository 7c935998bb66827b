/** @jsxRuntime automatic @jsxImportSource preact */
import { Link } from '../shell/Link';
import type { Brief } from './types';

/** Clauses or rulings below each other, each leading to its own page. */
export function RuleList({ game, rules }: { game: string; rules: Brief[] }) {
  return (
    <ul class="rule-list" lang="en">
      {rules.map((rule) => (
        <li key={rule.id}>
          <Link to={`/rules/${game}/${rule.id}`} class="rule-id">
            {rule.id}
          </Link>
          <span>{rule.text}</span>
        </li>
      ))}
    </ul>
  );
}
