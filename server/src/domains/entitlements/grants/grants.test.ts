import { beforeAll, describe, expect, it } from 'vitest';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { testWorld, type World } from '../../../testing/index.ts';
import { grant, grantToEach, mayOpen, openThings, openToEveryone, revoke } from '../index.ts';
import type { NewGrant } from './grant.ts';

let world: World;
let ctx: Context;
const [asha, ravi] = [newId(), newId()];

beforeAll(async () => {
  world = await testWorld();
  ctx = (await world.institute()).ctx();
});

const give = (thingId: string, given: Partial<NewGrant> = {}) =>
  inTransaction(ctx, (tx) =>
    grant(tx, { holder: 'everyone', thingKind: 'paper', source: 'published', thingId, ...given }),
  );
const opens = async (accountId: string, thingId: string) =>
  (await mayOpen(ctx, accountId, 'paper', [thingId])).has(thingId);

describe('a grant', () => {
  it('to everyone opens the thing to every student and to visitors', async () => {
    const thing = newId();
    await give(thing);
    expect([await opens(asha, thing), await opens(ravi, thing)]).toEqual([true, true]);
    expect(await openToEveryone(ctx, 'paper')).toContain(thing);
  });

  it('to one account opens it to nobody else', async () => {
    const thing = newId();
    await give(thing, { holder: { accountId: asha } });
    expect([await opens(asha, thing), await opens(ravi, thing)]).toEqual([true, false]);
    expect(await openThings(ctx, asha, 'paper')).toContain(thing);
    expect(await openThings(ctx, ravi, 'paper')).not.toContain(thing);
    expect(await openToEveryone(ctx, 'paper')).not.toContain(thing);
  });

  it('holds from its start until its end', async () => {
    const thing = newId();
    const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000);
    await give(thing, { startsAt: inHours(1), endsAt: inHours(2) });
    expect(await opens(asha, thing)).toBe(false);
    world.clock.advance({ minutes: 61 });
    expect(await opens(asha, thing)).toBe(true);
    world.clock.advance({ minutes: 60 });
    expect(await opens(asha, thing)).toBe(false);
  });

  it('made again is the same grant with another window; another source is another grant', async () => {
    const thing = newId();
    await give(thing, { endsAt: new Date(0) });
    await give(thing);
    await give(thing, { source: 'gift' });
    expect(await opens(asha, thing)).toBe(true);
    const rows = await world.query('select source from entitlements where thing_id = $1 order by source', [thing]);
    expect(rows).toEqual([{ source: 'gift' }, { source: 'published' }]);
  });

  it('that is taken back opens nothing any more, and its row says when and why; given again it opens', async () => {
    const thing = newId();
    const source = `batch:${newId()}`;
    const open = () => Promise.all([asha, ravi].map((student) => opens(student, thing)));
    const giveBoth = () =>
      inTransaction(ctx, (tx) => grantToEach(tx, [asha, ravi], { thingKind: 'paper', thingId: thing, source }));
    await giveBoth();
    expect(await open()).toEqual([true, true]);
    await inTransaction(ctx, (tx) => revoke(tx, { source, accountIds: [asha], reason: 'moved' }));
    expect(await open()).toEqual([false, true]);
    expect(await openThings(ctx, asha, 'paper')).not.toContain(thing);
    expect(
      await world.query('select revoke_reason, revoked_at from entitlements where thing_id = $1 and holder_id = $2', [
        thing,
        asha,
      ]),
    ).toEqual([{ revoke_reason: 'moved', revoked_at: expect.any(Date) }]);
    await inTransaction(ctx, (tx) => revoke(tx, { source, reason: 'over' }));
    expect(await open()).toEqual([false, false]);
    await giveBoth();
    expect(await open()).toEqual([true, true]);
  });

  it('is nothing in another institute', async () => {
    const thing = newId();
    await give(thing);
    const elsewhere = (await world.institute()).ctx();
    expect(await mayOpen(elsewhere, asha, 'paper', [thing])).toEqual(new Set());
  });
});
