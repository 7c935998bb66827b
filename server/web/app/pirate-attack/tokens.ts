import type { Branch, Decision, Doc, Option } from '../table/messages';

/**
 * One thing on the table that a choice names, as text: `card:Spy`, `ship:Ann.ships[0]`, `seat:Bob`, `pile:2`. A choice is
 * the set of its tokens, whatever the order they are pointed at.
 */
export type Token = string;

export const token = (kind: string, what: string | number): Token => `${kind}:${what}`;
export const kindOf = (one: Token): string => one.slice(0, one.indexOf(':'));
export const whatOf = (one: Token): string => one.slice(one.indexOf(':') + 1);

/** By which kind of thing a part of a choice is pointed at. */
const POINTS: Record<string, string> = {
  draw: 'pile',
  buy: 'stall',
  play: 'card',
  react: 'card',
  place: 'place',
  force: 'seat',
  attack: 'ship',
  with: 'ship',
  fight: 'ship',
  curse: 'ship',
  join: 'ship',
  lose: 'ship',
  to: 'ship',
  doctor: 'curse',
  partner: 'share',
  spare: 'spare',
};

/** What an option of this decision names. */
export function tokensOf(decision: Decision, option: Option): Token[] {
  const { parts } = option;
  if (typeof parts === 'string') {
    return [token('word', parts)];
  }
  const out: Token[] = [];
  for (const [part, value] of Object.entries(parts as Branch)) {
    const what = String(value);
    if (part === 'target') {
      out.push(token(/\.ships\[\d+]$/.test(what) ? 'ship' : 'seat', what));
    } else if (part === 'against') {
      out.push(token(/\.curses\[\d+]$/.test(what) ? 'curse' : 'ship', what));
    } else if (part === 'discard') {
      out.push(token(decision.question === 'spy-pick' ? 'spied' : 'card', what));
    } else if (part === 'react' && 'against' in (parts as Branch)) {
      out.push(token('saved', what));
    } else {
      out.push(token(POINTS[part] ?? 'word', what));
    }
  }
  return out;
}

/** A decision as the things that can be pointed at. */
export interface Offer {
  decision: Decision;
  tokens: Map<Option, Token[]>;
}

export function offerOf(decision: Decision): Offer {
  return { decision, tokens: new Map(decision.options.map((option) => [option, tokensOf(decision, option)])) };
}

/** The options that name everything that was pointed at. */
export function fitting(offer: Offer, pick: readonly Token[]): Option[] {
  return offer.decision.options.filter((option) => pick.every((one) => offer.tokens.get(option)?.includes(one)));
}

/** What can be pointed at next. */
export function nextTokens(offer: Offer, pick: readonly Token[]): Set<Token> {
  const out = new Set(fitting(offer, pick).flatMap((option) => offer.tokens.get(option) ?? []));
  pick.forEach((one) => out.delete(one));
  return out;
}

/** What is lit: before anything is picked, the cards of the hand where one is asked for, and not all their targets. */
export function litTokens(offer: Offer, pick: readonly Token[]): Set<Token> {
  const all = nextTokens(offer, pick);
  const first = [...all].filter((one) => kindOf(one) === 'card');
  return pick.length === 0 && first.length > 0
    ? new Set([...all].filter((one) => kindOf(one) === 'card' || kindOf(one) === 'word'))
    : all;
}

/** The option that is settled by what was pointed at: the only one left, or the one that names nothing more. */
export function settled(offer: Offer, pick: readonly Token[]): Option | null {
  if (pick.length === 0) {
    return null;
  }
  const left = fitting(offer, pick);
  return left.length === 1
    ? left[0]
    : (left.find((option) => offer.tokens.get(option)?.length === pick.length) ?? null);
}

/** What was pointed at, as the parts of a choice, to ask why it is not possible. */
export function asParts(offer: Offer, pick: readonly Token[], seat: string | null): Doc {
  const { question } = offer.decision;
  const of = (kind: string) => pick.filter((one) => kindOf(one) === kind).map(whatOf);
  const ships = of('ship');
  if (of('card').length > 0) {
    const [card] = of('card');
    if (offer.decision.reaction) {
      return { react: card };
    }
    const parts: Branch = { play: card };
    const [target] = [...ships, ...of('seat')];
    if (of('curse').length > 0) {
      parts.doctor = of('curse')[0];
      if (ships.length > 0) {
        parts.to = ships[0];
      }
    } else if (target !== undefined) {
      parts.target = target;
    }
    if (of('place').length > 0) {
      parts.place = Number(of('place')[0]);
    }
    return parts;
  }
  if (of('pile').length > 0) {
    return { draw: Number(of('pile')[0]) };
  }
  if (of('stall').length > 0) {
    return { buy: of('stall')[0] };
  }
  if (of('seat').length > 0) {
    return { force: of('seat')[0] };
  }
  if (question === 'choose-attack') {
    const own = ships.find((one) => seat !== null && one.startsWith(`${seat}.ships[`));
    const other = ships.find((one) => one !== own);
    return { ...(other ? { attack: other } : {}), ...(own ? { with: own } : {}) };
  }
  const verb: Record<string, string> = {
    'place-doctor': 'curse',
    'join-armada': 'join',
    'choose-loss': 'lose',
    'choose-fighter': 'fight',
  };
  return ships.length > 0 ? { [verb[question] ?? 'fight']: ships[0] } : pick.map(whatOf).join(' ');
}
