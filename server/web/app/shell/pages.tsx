/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { AboutPage } from '../about/AboutPage';
import { EditorPage } from '../editor/EditorPage';
import { Home } from '../home/Home';
import { LearnPage } from '../learn/LearnPage';
import { Lobby } from '../lobby/Lobby';
import { MatchesPage } from '../matches/MatchesPage';
import { PuzzlesPage } from '../puzzles/PuzzlesPage';
import { ReplayPage } from '../replay/ReplayPage';
import { RulesPage } from '../rules/RulesPage';
import { SettingsPage } from '../settings/SettingsPage';
import { TablePage } from '../table/TablePage';

/** A page: its address (`:part` stands for anything, `:part?` may be missing), its name, what it shows. */
export interface Page {
  at: string;
  /** Names its title among the words of the shell. */
  name:
    | 'home'
    | 'lobby'
    | 'table'
    | 'replay'
    | 'rules'
    | 'puzzles'
    | 'editor'
    | 'learn'
    | 'matches'
    | 'settings'
    | 'about';
  /** Whether the menu leads to it. */
  menu?: boolean;
  show: (parts: Record<string, string>) => ComponentChildren;
}

/** Every page there is, in the order of the menu. A new page is a line here. */
export const pages: Page[] = [
  { at: '/', name: 'home', show: () => <Home /> },
  { at: '/lobby', name: 'lobby', menu: true, show: () => <Lobby /> },
  { at: '/puzzles', name: 'puzzles', menu: true, show: () => <PuzzlesPage /> },
  { at: '/matches', name: 'matches', menu: true, show: () => <MatchesPage /> },
  { at: '/learn/:game?', name: 'learn', menu: true, show: ({ game }) => <LearnPage key={game} game={game} /> },
  {
    at: '/rules/:game?/:clause?',
    name: 'rules',
    menu: true,
    show: ({ game, clause }) => <RulesPage game={game} clause={clause} />,
  },
  { at: '/settings', name: 'settings', menu: true, show: () => <SettingsPage /> },
  { at: '/about', name: 'about', menu: true, show: () => <AboutPage /> },
  { at: '/editor/:game?', name: 'editor', show: ({ game }) => <EditorPage key={game} game={game} /> },
  { at: '/replay/:id', name: 'replay', show: ({ id }) => <ReplayPage key={id} id={id} /> },
  { at: '/table/:id', name: 'table', show: ({ id }) => <TablePage key={id} id={id} /> },
];
