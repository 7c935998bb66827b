// Made from the Java records in server/src/test/java/broadside/server/wire; the test there says how. Not to be changed by hand.

/** A document: the view of a table, the parts of a choice. */
export type Doc = null | boolean | number | string | Doc[] | { [name: string]: Doc };
export type Branch = { [name: string]: Doc };

/** What an option of a game can be set to. */
export type OptionValue = string | number | boolean;

/** A card, ship or other piece: its document name, the name for people, what it does, and facts for drawing. */
export interface Piece extends Branch {
  id: string;
  name: string;
  text: string;
}

export interface Marks {
  n?: number;
  time?: number;
  ref?: number;
}

export interface Admitted extends Marks {
  type: 'welcome';
  session: string;
  resumed: boolean;
  table: TableInfo;
  seat: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  state: 'open' | 'running' | 'finished' | 'abandoned';
  options: Record<string, OptionValue>;
  preset: PresetName | null;
  public: boolean;
  invitation?: string;
  owner: Owner | null;
  created: number;
  updated: number;
  clock: TimeControl;
  window: number;
  practice: boolean;
  spectators: boolean;
  delay: number;
  seats: SeatInfo[];
  puzzle: PuzzleInfo | null;
  rematch: string | null;
  commitment: string;
  watching: number;
}

export interface PresetName {
  id: string;
  name: string;
}

export interface Owner {
  name: string;
  you: boolean;
}

export interface TimeControl {
  kind: 'none' | 'move' | 'game' | 'days';
  seconds?: number;
  minutes?: number;
  increment?: number;
  days?: number;
}

export interface SeatInfo {
  seat: number;
  name: string;
  sits: 'person' | 'captain' | 'free';
  level: string | null;
  you: boolean;
  hotseat: boolean;
  here: boolean;
  asked?: boolean;
  place?: number;
  score?: number;
}

export interface TableChanged extends Marks {
  type: 'table';
  table: TableInfo;
}

export interface Chat extends Marks {
  type: 'chat';
  lines: ChatLine[];
}

export interface ChatLine {
  seq: number;
  name: string;
  seat: string | null;
  said: string;
  time: number;
  you: boolean;
}

export interface Clocks extends Marks {
  type: 'clock';
  seats: SeatClock[];
  paused: boolean;
}

export interface SeatClock {
  seat: string;
  left: number | null;
  running: boolean;
}

export interface Absence extends Marks {
  type: 'absence';
  seat: string | null;
  since?: number;
  options?: ('wait' | 'captain' | 'out')[];
  votes?: AbsenceVote[];
  until?: number;
}

export interface AbsenceVote {
  seat: string;
  for: 'wait' | 'captain' | 'out';
}

export interface Hint extends Marks {
  type: 'hint';
  decision: number;
  option?: number;
  parts: Doc;
  says: string;
  candidates: Candidate[];
}

export interface Candidate {
  parts: Doc;
  says: string;
  worth: number;
}

export interface Closing extends Marks {
  type: 'closing';
  says: string;
}

export interface Pong extends Marks {
  type: 'pong';
}

export interface Hello extends Marks {
  type: 'hello';
  protocol: number;
  you: string | null;
  language: string;
  match: Branch;
}

export interface Events extends Marks {
  type: 'events';
  past?: boolean;
  events: Told[];
}

export interface Told {
  event: Branch | string;
  message: Message;
  says: string;
  because?: string[];
}

export interface Message {
  key: string;
  args?: Doc[];
}

export interface View extends Marks {
  type: 'view';
  view: Branch;
}

export interface Patch extends Marks {
  type: 'patch';
  changes: Change[];
}

export interface Change {
  at: (string | number)[];
  put?: Doc;
  drop?: boolean;
}

export interface Waiting extends Marks {
  type: 'waiting';
  seats: string[];
  reaction: boolean;
  closes?: number;
}

export interface Decision extends Marks {
  type: 'decision';
  decision: number;
  question: string;
  reaction: boolean;
  window?: string;
  prompt: Message;
  says: string;
  clauses: string[];
  options: Option[];
  default: Doc;
  domain?: Doc;
  shows?: Doc;
  closes?: number;
  undo: boolean;
  chosen: boolean;
}

export interface Option {
  index: number;
  parts: Doc;
  label: Message;
  says: string;
}

export interface NoDecision extends Marks {
  type: 'decision';
  decision: null;
}

export interface Vote extends Marks {
  type: 'vote';
  about: 'undo' | 'draw' | 'abandon' | null;
  proposer?: string;
  agreed?: string[];
  events?: number;
}

export interface Presence extends Marks {
  type: 'presence';
  seat: string;
  here: boolean;
  captain?: string;
}

export interface Ended extends Marks {
  type: 'ended';
  outcome?: Outcome;
  reason?: Message;
  says?: string;
  position: Branch;
  secret: string;
}

export interface Outcome {
  winners: string[];
  places: Record<string, number>;
  scores: Record<string, number>;
  because: string[];
  reason: Message;
}

export interface Done extends Marks {
  type: 'done';
}

export interface Refused extends Marks {
  type: 'refused';
  message: Message;
  says: string;
  clauses: string[];
  stale: boolean;
}

export interface Explained extends Marks {
  type: 'explained';
  decision: number;
  parts: Doc;
  legal: boolean;
  shows?: Doc;
  message?: Message;
  says?: string;
  clauses?: string[];
}

export interface Misunderstood extends Marks {
  type: 'error';
  says: string;
}

export interface Fault extends Marks {
  type: 'fault';
  message: Message;
  report: string;
  says: string;
}

export type FromHost =
  | Admitted
  | TableChanged
  | Chat
  | Clocks
  | Absence
  | Hint
  | Closing
  | Pong
  | Hello
  | Events
  | View
  | Patch
  | Waiting
  | Decision
  | NoDecision
  | Vote
  | Presence
  | Ended
  | Done
  | Refused
  | Explained
  | Misunderstood
  | Fault;

export interface Greeting {
  type: 'hello';
  seat: string | null;
  language: string;
  token?: string;
  invitation?: string;
  session?: string;
  last?: number;
}

export interface Ping {
  type: 'ping';
}

export interface Say {
  type: 'chat';
  say: string;
}

export interface Speak {
  type: 'language';
  language: string;
}

export interface AskHint {
  type: 'hint';
  decision: number;
}

export interface Judge {
  type: 'absence';
  for: 'wait' | 'captain' | 'out';
}

export interface Return {
  type: 'return';
}

export interface Pause {
  type: 'pause';
  on: boolean;
}

export interface Choose {
  type: 'choose';
  decision: number;
  option: number;
}

export interface ChooseParts {
  type: 'choose';
  decision: number;
  parts: Doc;
}

export interface Explain {
  type: 'explain';
  decision: number;
  parts: Doc;
}

export interface Undo {
  type: 'undo';
  decision?: number;
}

export interface CastVote {
  type: 'vote';
  about?: 'undo' | 'draw' | 'abandon';
  say: boolean;
}

export interface Raise {
  type: 'raise';
  up?: boolean;
}

export interface GiveOrder {
  type: 'orders';
  window: string;
  order: 'pass' | 'ask';
}

export interface Resign {
  type: 'resign';
}

export interface Refresh {
  type: 'refresh';
}

export type FromPage =
  | Greeting
  | Ping
  | Say
  | Speak
  | AskHint
  | Judge
  | Return
  | Pause
  | Choose
  | ChooseParts
  | Explain
  | Undo
  | CastVote
  | Raise
  | GiveOrder
  | Resign
  | Refresh;

export interface OpenTable {
  game: string;
  options?: Record<string, OptionValue> | null;
  preset?: string | null;
  public?: boolean | null;
  clock?: TimeControl | null;
  window?: number | null;
  practice?: boolean | null;
  spectators?: boolean | null;
  delay?: number | null;
  seats: SeatWish[];
  start?: boolean | null;
}

export interface SeatWish {
  sits: 'me' | 'hotseat' | 'captain' | 'free';
  level?: string | null;
  name?: string | null;
}

export interface Welcome {
  person: Person;
  token: string;
}

export interface Person {
  id: string;
  name: string;
  login: string | null;
  guest: boolean;
}

export interface Version {
  version: string;
  protocol: number;
  since: number;
}

export interface Game {
  id: string;
  name: string;
  about: string;
  howToPlay: string;
  rules: number;
  fewestSeats: number;
  mostSeats: number;
  levels: LevelInfo[];
  options: OptionInfo[];
  pieces: Record<string, Piece[]>;
}

export interface LevelInfo {
  id: string;
  name: string;
  about: string;
}

export interface OptionInfo {
  id: string;
  name: string;
  help: string;
  kind: 'truth' | 'choice' | 'number';
  least?: number;
  most?: number;
  values: ValueInfo[];
  default: OptionValue;
  clauses: string[];
}

export interface ValueInfo {
  value: OptionValue;
  name: string;
}

export interface PuzzleInfo {
  id: string;
  title: string;
  goal: string;
  reached?: boolean;
}

export interface Replay {
  match: string;
  game: string;
  as: string;
  seats: string[];
  options: Branch;
  steps: Step[];
  outcome: Outcome | null;
  says: string;
}

export interface Step {
  step: number;
  seat: string | null;
  kind: string;
  says: string;
  time: number;
  events: Told[];
  patch: Change[];
  view?: Branch;
  turn: string | null;
  asked: string[];
  undone?: boolean;
}
