import { describe, expect, it } from 'vitest';
import { createReviewOutbox, type Given } from './outbox.ts';

const given = (id: string): Given => ({
  id,
  cardId: `card of ${id}`,
  rating: 'good',
  reviewedAt: '2026-11-23T10:00:00.000Z',
  milliseconds: 4000,
});
class Offline extends Error {}

function aServer(kept = new Map<string, string>()) {
  const box = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const got: string[][] = [];
  const state = { down: false, refuses: false };
  const reach = async (what: string[]) => {
    await Promise.resolve();
    if (state.down) throw new Offline();
    if (state.refuses) throw new Error('no');
    got.push(what);
    return [];
  };
  const wire = {
    send: (reviews: Given[]) => reach(reviews.map(({ id }) => id)),
    undo: (id: string) => reach([`undo ${id}`]),
    isLater: (error: unknown) => error instanceof Offline,
  };
  return { got, state, kept, open: () => createReviewOutbox(box, 'cards', wire) };
}

describe('answers on their way', () => {
  it('reach the server one call after the other', async () => {
    const { got, open } = aServer();
    const outbox = open();
    outbox.add(given('a'));
    outbox.add(given('b'));
    outbox.add(given('c'));
    await outbox.flush();
    expect(got).toEqual([['a'], ['b', 'c']]);
    expect([outbox.waiting(), outbox.isHeldUp()]).toEqual([0, false]);
  });

  it('wait for the network, also while the page is closed', async () => {
    const server = aServer();
    server.state.down = true;
    const before = server.open();
    before.add(given('a'));
    await before.flush();
    before.add(given('b'));
    await before.flush();
    expect([before.waiting(), before.isHeldUp()]).toEqual([2, true]);
    server.state.down = false;
    const after = server.open();
    await after.flush();
    expect(server.got).toEqual([['a', 'b']]);
    expect(after.waiting()).toBe(0);
  });

  it('are taken back: one that waits is never sent, one that was sent is undone', async () => {
    const { got, state, open } = aServer();
    const outbox = open();
    outbox.add(given('a'));
    await outbox.flush();
    state.down = true;
    outbox.add(given('b'));
    await outbox.flush();
    outbox.takeBack('b');
    outbox.takeBack('a');
    await outbox.flush();
    state.down = false;
    await outbox.flush();
    expect(got).toEqual([['a'], ['undo a']]);
  });

  it('that the server will never take make room for the others', async () => {
    const { got, state, open } = aServer();
    state.refuses = true;
    const outbox = open();
    outbox.add(given('a'));
    await outbox.flush();
    state.refuses = false;
    outbox.add(given('b'));
    await outbox.flush();
    expect(got).toEqual([['b']]);
  });
});
