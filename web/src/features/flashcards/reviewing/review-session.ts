import type { Card, Rating } from '@abhyas/contract/flashcards/cards';
import type { Answered, DueCard } from '@abhyas/contract/flashcards/reviewing';

export interface Done {
  /** Id of the answer, made here. */
  readonly id: string;
  readonly cardId: string;
  readonly rating: Rating;
  readonly milliseconds: number;
}

/** One sitting: what is asked now, what comes, what comes again in minutes, and what was answered. */
export interface Session {
  readonly current: DueCard | undefined;
  /** The back is shown. */
  readonly turned: boolean;
  readonly queue: readonly DueCard[];
  readonly later: readonly { readonly card: DueCard; readonly at: number }[];
  readonly done: readonly Done[];
  readonly total: number;
  /** Cards whose next dates the server has not said since their last answer. */
  readonly unsure: ReadonlySet<string>;
  /** As it was before the last answer. */
  readonly before: Session | undefined;
}

export function beginSession(cards: readonly DueCard[]): Session {
  const [current, ...queue] = cards;
  const nothing = { turned: false, later: [], done: [], unsure: new Set<string>(), before: undefined };
  return { ...nothing, current, queue, total: cards.length };
}

export type SessionAction =
  | { readonly type: 'turn' }
  | { readonly type: 'answer'; readonly done: Done; readonly now: number }
  | { readonly type: 'undo' }
  /** What the server made of answers. */
  | { readonly type: 'learned'; readonly cards: readonly Answered[] }
  | { readonly type: 'edited'; readonly card: Card }
  /** The card rests or is gone: it leaves the sitting without an answer. */
  | { readonly type: 'drop'; readonly cardId: string; readonly now: number };

/** The sitting after something happened. Pure. */
export function reviewing(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case 'turn':
      return session.current ? { ...session, turned: true } : session;
    case 'answer':
      return answer(session, action.done, action.now);
    case 'undo':
      return session.before ? { ...session.before, unsure: stillUnsure(session.before, session) } : session;
    case 'learned':
      return learned(session, action.cards);
    case 'edited':
      return mapCards(session, (card) => (card.id === action.card.id ? { ...card, ...action.card } : card));
    case 'drop':
      return drop(session, action.cardId, action.now);
  }
}

/** How many cards have left the sitting, and how far it is. Pure. */
export const answeredOf = ({ current, queue, later, total }: Session): number =>
  total - queue.length - later.length - (current ? 1 : 0);

/** How many cards were remembered at their first answer, of how many, and how long it took. Pure. */
export function summaryOf({ done }: Session): { remembered: number; cards: number; milliseconds: number } {
  const first = new Map(done.toReversed().map(({ cardId, rating }) => [cardId, rating]));
  return {
    remembered: [...first.values()].filter((rating) => rating !== 'again').length,
    cards: first.size,
    milliseconds: done.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  };
}

function answer(session: Session, done: Done, now: number): Session {
  const { current } = session;
  if (!current || !session.turned || current.id !== done.cardId) return session;
  const { days, minutes } = current.next[done.rating];
  const isSure = !session.unsure.has(current.id);
  const staysToday = isSure ? days === 0 : done.rating === 'again' || done.rating === 'hard';
  const later = staysToday ? [...session.later, { card: current, at: now + minutes * 60_000 }] : session.later;
  const after = {
    ...session,
    later,
    done: [...session.done, done],
    unsure: new Set([...session.unsure, current.id]),
    before: session,
  };
  return next(after, now);
}

const stillUnsure = (before: Session, { unsure }: Session) =>
  new Set([...before.unsure].filter((id) => unsure.has(id)));

/** What is learned and due by now comes first, then the queue, and at the end what would come in some minutes. */
function next(session: Session, now: number): Session {
  const [soonest] = session.later.toSorted((a, b) => a.at - b.at);
  const [head, ...queue] = session.queue;
  if (soonest && (soonest.at <= now || !head)) {
    const later = session.later.filter(({ card }) => card.id !== soonest.card.id);
    return { ...session, current: soonest.card, later, turned: false };
  }
  return { ...session, current: head, queue, turned: false };
}

function drop(session: Session, cardId: string, now: number): Session {
  const others = {
    ...session,
    queue: session.queue.filter(({ id }) => id !== cardId),
    later: session.later.filter(({ card }) => card.id !== cardId),
  };
  return session.current?.id === cardId ? next({ ...others, before: undefined }, now) : others;
}

function learned(session: Session, answered: readonly Answered[]): Session {
  const byId = new Map(answered.map((one) => [one.cardId, one]));
  const after = mapCards(session, (card) => {
    const found = byId.get(card.id);
    return found ? { ...card, memory: found.memory, next: found.next } : card;
  });
  return { ...after, unsure: new Set([...session.unsure].filter((id) => !byId.has(id))) };
}

function mapCards(session: Session, change: (card: DueCard) => DueCard): Session {
  return {
    ...session,
    current: session.current && change(session.current),
    queue: session.queue.map(change),
    later: session.later.map(({ card, at }) => ({ card: change(card), at })),
  };
}
