import type { Thing } from '@abhyas/contract/entitlements/access';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { testWorld, type TestInstitute, type World } from '../../../testing/index.ts';
import { openingsOf } from '../grants/openings.store.ts';
import { grant, mayOpen, openThings, openToEveryone, place, takeOut, whyOpen } from '../index.ts';
import { MOST_LEVELS } from './place.ts';

let world: World;
let institute: TestInstitute;
let ctx: Context;

beforeAll(async () => {
  world = await testWorld();
  institute = await world.institute();
  ctx = institute.ctx();
});

const a = (kind: Thing['kind']): Thing => ({ kind, id: newId() });
const put = (thing: Thing, inside: Thing) => inTransaction(ctx, (tx) => place(tx, thing, inside));
const give = (thing: Thing, holder: 'everyone' | { accountId: string }, source = 'sold') =>
  inTransaction(ctx, (tx) => grant(tx, { holder, thingKind: thing.kind, thingId: thing.id, source }));

describe('a thing inside another', () => {
  it('is opened by a grant of any of those around it, and the nearest is named first', async () => {
    const [asha, ravi] = [newId(), newId()];
    const [paper, course, pack] = [a('paper'), a('course'), a('pack')];
    await put(paper, course);
    await put(course, pack);
    await give(pack, { accountId: asha }, 'order:1');
    await give(course, 'everyone', 'gift');
    const sources = async (who: string) => (await whyOpen(ctx, who, paper)).map(({ source, level }) => [source, level]);
    expect(await sources(asha)).toEqual([
      ['gift', 1],
      ['order:1', 2],
    ]);
    expect(await sources(ravi)).toEqual([['gift', 1]]);
    expect(await openThings(ctx, asha, 'paper')).toEqual([paper.id]);
    expect(await openThings(ctx, asha, 'pack')).toEqual([pack.id]);
    expect(await openThings(ctx, ravi, 'pack')).toEqual([]);
    expect(await openToEveryone(ctx, 'paper')).toEqual([paper.id]);
    expect(await mayOpen(ctx, asha, 'paper', [paper.id, newId()])).toEqual(new Set([paper.id]));
  });

  it('opens nothing outwards, and nothing any more once it is taken out', async () => {
    const asha = newId();
    const [paper, course] = [a('paper'), a('course')];
    await put(paper, course);
    await give(paper, { accountId: asha });
    expect(await whyOpen(ctx, asha, course)).toEqual([]);
    const ravi = newId();
    await give(course, { accountId: ravi });
    expect(await mayOpen(ctx, ravi, 'paper', [paper.id])).toEqual(new Set([paper.id]));
    await inTransaction(ctx, (tx) => takeOut(tx, paper, course));
    expect(await mayOpen(ctx, ravi, 'paper', [paper.id])).toEqual(new Set());
  });

  it('cannot lie inside itself, however far round', async () => {
    const [one, two, three] = [a('course'), a('pack'), a('pass')];
    await put(one, two);
    await put(two, three);
    await put(two, three);
    await expect(put(three, one)).rejects.toMatchObject({ error: 'PLACE_CYCLE' });
    await expect(put(one, one)).rejects.toMatchObject({ error: 'PLACE_CYCLE' });
  });

  it('lies at most so many levels deep, counted from the outermost to the innermost', async () => {
    const chain = Array.from({ length: MOST_LEVELS + 2 }, () => a('pack'));
    for (let level = 0; level < MOST_LEVELS; level++) await put(chain[level]!, chain[level + 1]!);
    await expect(put(chain[MOST_LEVELS]!, chain[MOST_LEVELS + 1]!)).rejects.toMatchObject({ error: 'PLACE_TOO_DEEP' });
    await expect(put(a('pack'), chain[0]!)).rejects.toMatchObject({ error: 'PLACE_TOO_DEEP' });
  });

  it('of two that are put inside each other at the same moment, one is refused', async () => {
    const [one, two] = [a('course'), a('course')];
    const done = await Promise.allSettled([put(one, two), put(two, one)]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a teacher who asks why a student may open a thing', () => {
  it('sees the grants; for somebody who is no student here there is no answer', async () => {
    const [owner, student] = [await institute.person('owner'), await institute.person('student')];
    const paper = a('paper');
    const ask = (accountId: string) => owner.api.entitlements.explainAccess({ params: paper, query: { accountId } });
    expect(await ask(student.accountId)).toEqual({ open: false, openings: [] });
    await give(paper, { accountId: student.accountId }, 'gift');
    expect(await ask(student.accountId)).toMatchObject({
      open: true,
      openings: [{ thing: paper, level: 0, source: 'gift', from: { kind: 'other', name: null } }],
    });
    const course = a('course');
    await put(paper, course);
    await give(course, { accountId: student.accountId }, 'staff');
    expect((await ask(student.accountId)).openings[1]).toMatchObject({
      thing: course,
      level: 1,
      from: { kind: 'staff' },
    });
    await expect(ask(newId())).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });
});

describe('among 10,000 grants', () => {
  it('the one that opens a thing is found by indexes alone, in few pages', async () => {
    institute = await world.institute();
    ctx = institute.ctx();
    const [asha, paper, course] = [newId(), a('paper'), a('course')];
    await put(paper, course);
    await give(course, { accountId: asha }, 'order:2');
    // Every holder of this paper, and every paper of this holder: each alone would mislead an index on one of the two.
    await world.query(
      `insert into entitlements (institute_id, id, holder_kind, holder_id, thing_kind, thing_id, source, created_at)
       select $1, gen_random_uuid(), 'account', case when n % 2 = 0 then gen_random_uuid() else $2::uuid end, 'paper',
         case when n % 2 = 0 then $3::uuid else gen_random_uuid() end, 'load', now() from generate_series(1, 10000) as n`,
      [institute.id, asha, paper.id],
    );
    await world.query('analyze entitlements');
    await world.query('analyze place_closure');
    const query = openingsOf(ctx, 'paper', paper.id, asha).compile(ctx.db);
    const plan = await ctx.db.executeQuery<{ 'QUERY PLAN': string }>({
      ...query,
      sql: `explain (analyze, buffers, timing off) ${query.sql}`,
    });
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).not.toMatch(/Seq Scan on entitlements/);
    expect(lines).toMatch(/entitlements_of_holder/);
    expect(Number(/Buffers: shared hit=(\d+)/.exec(lines)?.[1])).toBeLessThan(100);
    expect((await whyOpen(ctx, asha, paper)).map(({ source }) => source)).toEqual(['order:2']);
    expect((await openThings(ctx, asha, 'paper')).length).toBe(5001);
  });
});
