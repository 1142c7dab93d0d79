import { describe, expect, it } from 'vitest';
import { createOutbox } from './outbox.ts';

class Offline extends Error {}

/** A server that takes numbers, three at once, and a box that outlives the page. */
function aServer() {
  const kept = new Map<string, string>();
  const box = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const state: { fails: Error | undefined } = { fails: undefined };
  const got: (readonly number[])[] = [];
  const open = () =>
    createOutbox<number, number>(box, 'numbers', {
      keyOf: String,
      batchOf: (lines) => lines.slice(0, 3),
      send: async (lines) => {
        await Promise.resolve();
        if (state.fails) throw state.fails;
        got.push(lines);
        return lines.length;
      },
      isLater: (error) => error instanceof Offline,
    });
  return { state, got, open };
}

describe('an outbox', () => {
  it('keeps lines over the end of the page until the server has them, and says what came back', async () => {
    const { state, got, open } = aServer();
    state.fails = new Offline();
    const before = open();
    for (const line of [1, 2, 3, 4]) before.add(line);
    await before.flush();
    expect([before.lines(), before.isHeldUp(), got]).toEqual([[1, 2, 3, 4], true, []]);
    state.fails = undefined;
    const after = open();
    const heard: unknown[] = [];
    after.onSent((many, lines) => heard.push([many, lines]));
    await after.flush();
    expect(got).toEqual([[1, 2, 3], [4]]);
    expect(heard).toEqual([
      [3, [1, 2, 3]],
      [1, [4]],
    ]);
    expect([after.waiting(), after.isHeldUp()]).toEqual([0, false]);
  });

  it('lets go of what the server will never take, and says so', async () => {
    const { state, open } = aServer();
    const outbox = open();
    const heard: unknown[] = [];
    outbox.onRefused((error, lines) => heard.push([error, lines]));
    state.fails = new Error('no');
    outbox.add(1);
    await outbox.flush();
    expect(heard).toEqual([[state.fails, [1]]]);
    expect([outbox.waiting(), outbox.isHeldUp()]).toEqual([0, false]);
  });

  it('gives a waiting line back once, and none that is gone', async () => {
    const { state, got, open } = aServer();
    state.fails = new Offline();
    const outbox = open();
    outbox.add(1);
    outbox.add(2);
    await outbox.flush();
    expect([outbox.withdraw('1'), outbox.withdraw('1')]).toEqual([true, false]);
    state.fails = undefined;
    await outbox.flush();
    expect(got).toEqual([[2]]);
  });
});
