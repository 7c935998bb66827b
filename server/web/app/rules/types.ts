/** A clause or ruling in a list. */
export interface Brief {
  id: string;
  what: 'clause' | 'ruling';
  section: string;
  text: string;
}

/** The contents of a rule book, or what a search found. */
export interface Contents {
  game: string;
  sections: { id: string; clauses: Brief[] }[];
  rulings: Brief[];
  found: Brief[];
}

/** One clause or ruling with what belongs to it. */
export interface Whole {
  id: string;
  what: 'clause' | 'ruling';
  text: string;
  section?: string;
  title?: string;
  source?: string;
  testable?: boolean;
  question?: string;
  reason?: string;
  rulings?: { id: string; title: string; text: string }[];
  clauses?: Brief[];
  neighbours: { before?: string; after?: string };
}
