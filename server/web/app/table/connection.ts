import { tokenNow } from '../api/person';
import { settings } from '../settings/kept';
import { store } from '../shell/store';
import type { FromHost, Request } from './messages';

/** How the connection stands; `ended`: it will not come back by itself, and `says` why. */
export interface Standing {
  state: 'connecting' | 'open' | 'lost' | 'ended';
  says: string;
}

const PING = 20_000;
const SILENCE = 50_000;
const LONGEST_PAUSE = 10_000;
const REPLIES = new Set(['done', 'refused', 'explained', 'error', 'fault', 'hint']);

/** Who connects to what. */
export interface Viewer {
  table: string;
  /** The name of the seat; null for a spectator. */
  seat: string | null;
  invitation: string;
}

/**
 * One viewer's connection to a table. It comes back by itself after a break and goes on behind the last message it has
 * seen, so nothing is lost and nothing comes twice.
 */
export class Connection {
  readonly standing = store<Standing>({ state: 'connecting', says: '' });
  private socket: WebSocket | null = null;
  private session = '';
  private last = 0;
  private tries = 0;
  private heard = 0;
  private refs = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly ping: ReturnType<typeof setInterval>;
  private readonly asked = new Map<number, (reply: FromHost | null) => void>();
  private readonly comeBack = () => {
    if (this.standing.get().state === 'lost') {
      this.open();
    }
  };

  constructor(
    private readonly viewer: Viewer,
    private readonly listener: (message: FromHost) => void,
  ) {
    this.open();
    this.ping = setInterval(() => this.check(), PING);
    addEventListener('online', this.comeBack);
  }

  /** Sends a request; the promise gives its one reply, or null where the connection broke before it came. */
  ask(request: Request): Promise<FromHost | null> {
    const ref = ++this.refs;
    return new Promise((resolve) => {
      if (this.standing.get().state !== 'open') {
        resolve(null);
        return;
      }
      this.asked.set(ref, resolve);
      this.socket?.send(JSON.stringify({ ...request, ref }));
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.ping);
    removeEventListener('online', this.comeBack);
    this.socket?.close(1000);
  }

  /** Tries again after an end that was not final, for example when the host has put something right. */
  open(): void {
    clearTimeout(this.retry);
    if (this.closed) {
      return;
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/play/${encodeURIComponent(this.viewer.table)}`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (frame) => socket === this.socket && this.hear(frame.data);
    socket.onclose = (end) => socket === this.socket && this.broken(end);
  }

  private hello(): Request {
    const { seat, invitation } = this.viewer;
    const hello: Request = { type: 'hello', seat, language: settings.get().language };
    if (tokenNow()) {
      hello.token = tokenNow();
    }
    if (invitation) {
      hello.invitation = invitation;
    }
    if (this.session) {
      hello.session = this.session;
      hello.last = this.last;
    }
    return hello;
  }

  private hear(text: string): void {
    if (this.closed) {
      return; // was on its way when we left, and may be older than what the next connection said
    }
    this.heard = Date.now();
    // What happened together comes together, a message a line.
    text.split('\n').forEach((line) => this.read(line));
  }

  private read(line: string): void {
    let message: FromHost;
    try {
      message = JSON.parse(line);
    } catch {
      return; // not ours; the next one may be
    }
    if (message.type === 'welcome') {
      this.session = message.session;
      this.tries = 0;
      if (!message.resumed) {
        this.last = 0;
      }
      this.standing.set({ state: 'open', says: '' });
    }
    if (message.n !== undefined) {
      if (message.n <= this.last) {
        return;
      }
      this.last = message.n;
    }
    this.listener(message);
    if (REPLIES.has(message.type)) {
      this.answer(message);
    }
  }

  private answer(reply: FromHost): void {
    const ref = typeof reply.ref === 'number' ? reply.ref : undefined;
    const resolve = ref === undefined ? undefined : this.asked.get(ref);
    if (resolve && ref !== undefined) {
      this.asked.delete(ref);
      resolve(reply);
    }
  }

  private broken(end: CloseEvent): void {
    this.socket = null;
    for (const resolve of this.asked.values()) {
      resolve(null);
    }
    this.asked.clear();
    if (this.closed) {
      return;
    }
    if (end.code === 4404 || end.code === 1008) {
      this.standing.set({ state: 'ended', says: end.reason });
      return;
    }
    this.standing.set({ state: 'lost', says: end.reason });
    // Everybody comes back after a restart, so not all at the same moment.
    const pause = Math.min(LONGEST_PAUSE, (end.code === 1001 ? 250 : 400) * 1.7 ** this.tries);
    this.tries++;
    this.retry = setTimeout(() => this.open(), pause * (0.5 + Math.random()));
  }

  private check(): void {
    if (this.standing.get().state !== 'open') {
      return;
    }
    if (Date.now() - this.heard > SILENCE) {
      this.socket?.close(4000); // a dead line that nobody has told us about
    } else {
      this.socket?.send(JSON.stringify({ type: 'ping' }));
    }
  }
}
