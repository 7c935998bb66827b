/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { Home } from '../home/Home';
import { Lobby } from '../lobby/Lobby';
import { TablePage } from '../table/TablePage';

/** A page: its address (`:part` stands for anything, `:part?` may be missing), its name, what it shows. */
export interface Page {
  at: string;
  /** Names its title among the words of the shell. */
  name: 'home' | 'lobby' | 'table' | 'replay' | 'rules' | 'puzzles' | 'learn' | 'matches' | 'settings' | 'about';
  /** Whether the menu leads to it. */
  menu?: boolean;
  show: (parts: Record<string, string>) => ComponentChildren;
}

/** Every page there is, in the order of the menu. A new page is a line here. */
export const pages: Page[] = [
  { at: '/', name: 'home', show: () => <Home /> },
  { at: '/lobby', name: 'lobby', menu: true, show: () => <Lobby /> },
  { at: '/table/:id', name: 'table', show: ({ id }) => <TablePage key={id} id={id} /> },
];
