import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld, type World } from '../testing/index.ts';
import { inTransaction } from './context.ts';
import { emit, eventKind, subscribe, subscribers } from './events.ts';

const paperDone = eventKind<{ readonly paperId: string }>('testing.paper_done');
let world: World;
let institute: TestInstitute;
let heard: { eventId: string; instituteId: number; paperId: string; by: string }[] = [];

beforeAll(async () => {
  world = await testWorld();
  institute = await world.institute();
});
afterEach(() => {
  heard = [];
});

const hearAs = (by: string) =>
  subscribe(
    paperDone,
    by,
    async (ctx, { eventId, payload }) =>
      void heard.push({ eventId, instituteId: ctx.instituteId, paperId: payload.paperId, by }),
  );

describe('an event', () => {
  it('reaches every subscriber once, bound to the institute it came from', async () => {
    subscribers.provide([hearAs('one'), hearAs('two')]);
    await inTransaction(institute.ctx(), (tx) => emit(tx, paperDone, { paperId: 'p1' }));
    await world.runJobs();
    expect(heard.map(({ by, instituteId, paperId }) => [by, instituteId, paperId]).sort()).toEqual([
      ['one', institute.id, 'p1'],
      ['two', institute.id, 'p1'],
    ]);
    expect(new Set(heard.map(({ eventId }) => eventId)).size).toBe(1);
  });

  it('is not told when the change is rolled back', async () => {
    subscribers.provide([hearAs('one')]);
    await expect(
      inTransaction(institute.ctx(), async (tx) => {
        await emit(tx, paperDone, { paperId: 'p2' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await world.runJobs();
    expect(heard).toEqual([]);
  });

  it('waits in the queue with its reason while its subscriber is unknown, and reaches it later', async () => {
    subscribers.provide([hearAs('renamed')]);
    await inTransaction(institute.ctx(), (tx) => emit(tx, paperDone, { paperId: 'p3' }));
    subscribers.provide([]);
    await expect(world.runJobs()).rejects.toThrow('no subscriber is named renamed');
    const waiting = () =>
      world.query(
        `select attempts, last_error from graphile_worker._private_jobs
          where payload->>'subscriber' = 'renamed' and (payload->>'instituteId')::bigint = $1`,
        [institute.id],
      );
    expect(await waiting()).toMatchObject([
      { attempts: expect.any(Number) as number, last_error: 'no subscriber is named renamed' },
    ]);
    subscribers.provide([hearAs('renamed')]);
    world.clock.advance({ hours: 12 });
    await world.runJobs();
    expect(heard).toMatchObject([{ by: 'renamed', paperId: 'p3' }]);
    expect(await waiting()).toEqual([]);
  });
});
