import { describe, expect, it } from 'vitest';
import { workerDatabase } from '../../testing/database.ts';
import { changesBackend, type ProbeClient, refuseUnboundConnections } from './pooler.ts';

/** A pooler that gives each transaction the first backend that is free, as PgBouncer does in transaction mode. */
function poolerOf(backends: number): () => Promise<ProbeClient> {
  const free = Array.from({ length: backends }, (_, i) => 101 + i);
  return async () => {
    let mine: number | undefined;
    return {
      query: async (text) => {
        if (text === 'begin') mine = free.shift();
        const pid = mine ?? 0;
        if (text === 'commit') {
          free.unshift(pid);
          mine = undefined;
        }
        return { rows: [{ pid }] };
      },
      end: async () => {},
    };
  };
}

describe('a connection that is to stay bound to an institute', () => {
  it('is refused behind a transaction pooler', async () => {
    expect(await changesBackend(poolerOf(2))).toBe(true);
  });

  it('is accepted where the backend stays the same', async () => {
    const { app } = await workerDatabase();
    await expect(refuseUnboundConnections(app)).resolves.toBeUndefined();
  });
});
