import type { RoomPerson, RoomState } from '@abhyas/contract/live/room';
import { describe, expect, it } from 'vitest';
import { afterNews, handsOf, inOrder, scaleOf } from './room-view.ts';

const person = (accountId: string, over: Partial<RoomPerson> = {}): RoomPerson => ({
  accountId,
  name: accountId,
  role: 'student',
  away: false,
  hand: null,
  muted: false,
  speaks: false,
  ...over,
});
const message = (id: string, words = id) => ({
  id,
  key: id,
  author: { id: 'asha', name: 'Asha', role: 'student' as const },
  words,
  at: '2026-11-20T13:30:00Z',
  removed: false,
});
const room = { people: [person('asha')], messages: [message('2')], polls: [] } as unknown as RoomState;

describe('a room after news', () => {
  it('holds each person and each message once, in their order', () => {
    const changed = afterNews(room, { kind: 'person', person: person('asha', { away: true }) });
    expect(changed.people).toMatchObject([{ accountId: 'asha', away: true }]);
    const more = afterNews(changed, { kind: 'person', person: person('ravi') });
    expect(afterNews(more, { kind: 'gone', accountId: 'asha' }).people).toMatchObject([{ accountId: 'ravi' }]);
    const late = afterNews(afterNews(room, { kind: 'message', message: message('1') }), {
      kind: 'message',
      message: message('2', 'again'),
    });
    expect(late.messages.map(({ words }) => words)).toEqual(['1', 'again']);
    expect(
      afterNews(room, { kind: 'now', now: { state: 'live', startedAt: null, pace: 0, recordedSince: null } }).now.state,
    ).toBe('live');
  });

  it('keeps the own answer to a poll when the counts come in', () => {
    const poll = {
      id: 'p',
      question: '?',
      options: ['a', 'b'],
      asked: null,
      openedAt: '',
      closedAt: null,
      right: null,
      counts: null,
    };
    const asked = afterNews(room, { kind: 'poll', poll: { ...poll, mine: 1 } });
    const over = afterNews(asked, { kind: 'poll', poll: { ...poll, counts: [0, 1], mine: null } });
    expect(over.polls).toMatchObject([{ mine: 1, counts: [0, 1] }]);
  });

  it('lists hands by how long they are up, and teachers before students', () => {
    const hand = (since: string) => ({ hand: { since, words: '' } });
    const people = [
      person('ravi', hand('2026-11-20T13:31:00Z')),
      person('asha', hand('2026-11-20T13:30:00Z')),
      person('farida', { role: 'instructor' }),
    ];
    expect(handsOf(people).map(({ accountId }) => accountId)).toEqual(['asha', 'ravi']);
    expect(inOrder(people).map(({ accountId }) => accountId)).toEqual(['farida', 'asha', 'ravi']);
  });
});

describe('a page of slides', () => {
  const [upright, lying] = [
    { width: 600, height: 800 },
    { width: 800, height: 450 },
  ];
  it.each([
    ['is whole on a wide screen', upright, { width: 1000, height: 700 }, 700 / 800],
    ['fills the width of a phone where it stands upright', upright, { width: 390, height: 260 }, 390 / 600],
    ['is whole on a phone where it lies', lying, { width: 390, height: 260 }, 390 / 800],
    ['is whole on a phone that shows nothing else', upright, { width: 390, height: 640 }, 390 / 600],
    ['is whole where little is missing', { width: 400, height: 300 }, { width: 390, height: 260 }, 260 / 300],
  ])('%s', (_words, page, place, scale) => {
    expect(scaleOf(page, place)).toBeCloseTo(scale);
  });
});
