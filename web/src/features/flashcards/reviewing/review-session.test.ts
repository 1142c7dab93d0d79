import { ratings } from '@abhyas/contract/flashcards/cards';
import type { DueCard, NextDate } from '@abhyas/contract/flashcards/reviewing';
import { describe, expect, it } from 'vitest';
import { answeredOf, beginSession, reviewing, type Session, summaryOf } from './review-session.ts';

const MINUTE = 60_000;
const date = (days: number, minutes: number): NextDate => ({ at: '2026-11-23T00:00:00.000Z', days, minutes });
const aCard = (id: string): DueCard => ({
  id,
  kind: 'basic',
  front: `${id}?`,
  back: `${id}!`,
  origin: null,
  picture: null,
  sound: null,
  correctedAt: null,
  memory: null,
  deck: { id: 'deck', name: 'Deck', kind: 'student' },
  next: { again: date(0, 1), hard: date(0, 6), good: date(0, 10), easy: date(8, 11_520) },
});
let made = 0;
const answer = (session: Session, rating: (typeof ratings)[number], now = 0) =>
  reviewing(reviewing(session, { type: 'turn' }), {
    type: 'answer',
    done: { id: `answer ${++made}`, cardId: session.current?.id ?? '', rating, milliseconds: 1000 },
    now,
  });
const begun = () => beginSession(['a', 'b', 'c'].map(aCard));

describe('a sitting', () => {
  it('asks one card after the other and ends', () => {
    let session = begun();
    for (const id of ['a', 'b', 'c']) {
      expect(session.current?.id).toBe(id);
      session = answer(session, 'easy');
    }
    expect([session.current, answeredOf(session), session.total]).toEqual([undefined, 3, 3]);
    expect(summaryOf(session)).toEqual({ remembered: 3, cards: 3, milliseconds: 3000 });
  });

  it('asks again today what comes in minutes: when its minute has come, or when nothing else is left', () => {
    let session = answer(begun(), 'again', 0);
    expect(session.current?.id).toBe('b');
    session = answer(session, 'easy', 2 * MINUTE);
    expect(session.current?.id).toBe('a');
    session = answer(session, 'again', 2 * MINUTE);
    expect(session.current?.id).toBe('c');
    session = answer(session, 'easy', 2 * MINUTE);
    expect(session.current?.id).toBe('a');
    expect(answeredOf(session)).toBe(2);
    expect(summaryOf(session)).toMatchObject({ remembered: 2, cards: 3 });
  });

  it('takes no answer before the back was seen, nor one for another card', () => {
    const session = begun();
    const done = { id: 'x', cardId: 'a', rating: 'good', milliseconds: 1 } as const;
    expect(reviewing(session, { type: 'answer', done, now: 0 })).toBe(session);
    const turned = reviewing(session, { type: 'turn' });
    expect(reviewing(turned, { type: 'answer', done: { ...done, cardId: 'b' }, now: 0 })).toBe(turned);
  });

  it('goes back one answer at a time, to the card with its back shown', () => {
    const two = answer(answer(begun(), 'again'), 'good');
    const one = reviewing(two, { type: 'undo' });
    expect([one.current?.id, one.turned, one.done.length]).toEqual(['b', true, 1]);
    const none = reviewing(one, { type: 'undo' });
    expect([none.current?.id, none.done.length]).toEqual(['a', 0]);
    expect(reviewing(none, { type: 'undo' })).toBe(none);
  });

  it('says dates of a card again once the server has answered', () => {
    const session = answer(begun(), 'again');
    expect(session.unsure.has('a')).toBe(true);
    const next = { again: date(0, 1), hard: date(0, 6), good: date(1, 1440), easy: date(4, 5760) };
    const after = reviewing(session, { type: 'learned', cards: [{ cardId: 'a', memory: null, next }] });
    expect(after.unsure.size).toBe(0);
    expect(after.later[0]?.card.next.good.days).toBe(1);
  });

  it('shows corrected words, and lets a card go that rests', () => {
    const session = begun();
    const edited = reviewing(session, { type: 'edited', card: { ...aCard('a'), front: 'Better?' } });
    expect(edited.current?.front).toBe('Better?');
    const dropped = reviewing(session, { type: 'drop', cardId: 'a', now: 0 });
    expect([dropped.current?.id, answeredOf(dropped)]).toEqual(['b', 1]);
  });
});
