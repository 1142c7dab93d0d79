import type { Thing } from '@abhyas/contract/entitlements/access';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { testWorld, type World } from '../../../testing/index.ts';
import { openAmong } from '../grants/openings.store.ts';
import { arrange, grant, mayOpen, openThings, place, revoke, takeOut, whyOpen } from '../index.ts';
import { MOST_LEVELS } from './place.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
});

const THINGS = 9;
const node = fc.nat({ max: THINGS - 1 });
const move = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('place' as const), thing: node, inside: node }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('takeOut' as const), thing: node, inside: node }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('arrange' as const), things: fc.uniqueArray(node), inside: node }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('grant' as const), thing: node, to: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('revoke' as const), thing: node, to: fc.nat({ max: 2 }) }) },
);
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

/** The same world kept the simple way: edges in a list, every question answered by walking. */
function bruteForce() {
  let edges: [number, number][] = [];
  const grants = new Set<string>();
  const outwards = (from: number): number[] => edges.flatMap(([thing, inside]) => (thing === from ? [inside] : []));
  const reach = (from: number): Set<number> => new Set([from, ...outwards(from).flatMap((one) => [...reach(one)])]);
  const depth = (from: number): number => Math.max(0, ...outwards(from).map((one) => 1 + depth(one)));
  const height = (of: number): number =>
    Math.max(0, ...edges.flatMap(([thing, inside]) => (inside === of ? [1 + height(thing)] : [])));
  const refuses = (thing: number, inside: number) =>
    reach(inside).has(thing) ? 'PLACE_CYCLE' : depth(inside) + 1 + height(thing) > MOST_LEVELS ? 'PLACE_TOO_DEEP' : '';
  const put = (thing: number, inside: number) => void edges.push([thing, inside]);
  const drop = (thing: number, inside: number) => {
    edges = edges.filter(([one, other]) => one !== thing || other !== inside);
  };
  return {
    grants,
    refuses,
    put: (thing: number, inside: number) => {
      drop(thing, inside);
      put(thing, inside);
    },
    drop,
    inside: (of: number) => edges.flatMap(([thing, inside]) => (inside === of ? [thing] : [])),
    /** How many ways lead from a thing to each around it, by distance. */
    ways: (from: number): Map<string, number> => {
      const found = new Map<string, number>();
      const walk = (at: number, level: number) => {
        for (const next of outwards(at)) {
          found.set(`${next}@${level}`, (found.get(`${next}@${level}`) ?? 0) + 1);
          walk(next, level + 1);
        }
      };
      walk(from, 1);
      return found;
    },
    /** Account 0 is everyone. */
    opens: (account: number, thing: number) =>
      [...reach(thing)].some((one) => grants.has(`${one}:${account}`) || grants.has(`${one}:0`)),
  };
}

const kinds = ['lesson', 'course', 'pack', 'media', 'book'] as const;

async function play(ctx: Context, moves: readonly Move[]): Promise<void> {
  const things: Thing[] = Array.from({ length: THINGS }, (_, n) => ({ kind: kinds[n % kinds.length]!, id: newId() }));
  const accounts = [newId(), newId(), newId()];
  const plain = bruteForce();
  const at = (n: number) => things[n]!;
  const within = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(ctx, work);
  const holder = (to: number) => (to === 0 ? ('everyone' as const) : { accountId: accounts[to]! });
  for (const one of moves) {
    if (one.act === 'place') {
      const refused = plain.refuses(one.thing, one.inside);
      const done = within((tx) => place(tx, at(one.thing), at(one.inside)));
      if (refused) await expect(done).rejects.toMatchObject({ error: refused });
      else {
        await done;
        plain.put(one.thing, one.inside);
      }
    } else if (one.act === 'takeOut') {
      await within((tx) => takeOut(tx, at(one.thing), at(one.inside)));
      plain.drop(one.thing, one.inside);
    } else if (one.act === 'arrange') {
      const there = plain.inside(one.inside);
      const wanted = one.things.filter((thing) => !there.includes(thing) && plain.refuses(thing, one.inside) === '');
      const stay = one.things.filter((thing) => there.includes(thing));
      await within((tx) => arrange(tx, at(one.inside), kinds, [...stay, ...wanted].map(at)));
      for (const thing of there) if (!stay.includes(thing)) plain.drop(thing, one.inside);
      for (const thing of wanted) plain.put(thing, one.inside);
    } else if (one.act === 'grant') {
      const { kind, id } = at(one.thing);
      await within((tx) => grant(tx, { holder: holder(one.to), thingKind: kind, thingId: id, source: `to:${one.to}` }));
      plain.grants.add(`${one.thing}:${one.to}`);
    } else {
      await within((tx) => revoke(tx, { source: `to:${one.to}`, thing: at(one.thing), reason: 'moved' }));
      plain.grants.delete(`${one.thing}:${one.to}`);
    }
  }
  for (const account of [1, 2])
    for (const kind of kinds) {
      const ofKind = things.flatMap((thing, n) => (thing.kind === kind ? [n] : []));
      const expected = ofKind.filter((n) => plain.opens(account, n)).map((n) => at(n).id);
      const open = await mayOpen(
        ctx,
        accounts[account]!,
        kind,
        ofKind.map((n) => at(n).id),
      );
      expect([...open].toSorted()).toEqual(expected.toSorted());
      const mine = (await openThings(ctx, accounts[account]!, kind)).filter((id) =>
        things.some((one) => one.id === id),
      );
      expect(mine.toSorted()).toEqual(expected.toSorted());
    }
  const kept = await world.query(
    `select thing_id, inside_id, level, ways from place_closure where institute_id = $1 and thing_id = any($2::uuid[])`,
    [ctx.instituteId, things.map(({ id }) => id)],
  );
  const numberOf = (id: unknown) => things.findIndex((one) => one.id === id);
  const closure = kept.map(
    (row) => `${numberOf(row['thing_id'])}>${numberOf(row['inside_id'])}@${row['level']}=${row['ways']}`,
  );
  const walked = things.flatMap((_, n) => [...plain.ways(n)].map(([to, ways]) => `${n}>${to}=${ways}`));
  expect(closure.toSorted()).toEqual(walked.toSorted());
}

describe('what lies inside what', () => {
  it('opens, after any moves, exactly what a walk over all places finds', async () => {
    const ctx = (await world.institute()).ctx();
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 30 }), (moves) => play(ctx, moves)),
      { numRuns: 40 },
    );
  });

  it('lets a file be opened by every lesson that uses it, until the last of them lets it go', async () => {
    const ctx = (await world.institute()).ctx();
    const [asha, ravi] = [newId(), newId()];
    const a = (kind: Thing['kind']): Thing => ({ kind, id: newId() });
    const [film, first, second, one, other] = [a('media'), a('lesson'), a('lesson'), a('course'), a('course')];
    const opens = async (who: string) => (await mayOpen(ctx, who, 'media', [film.id])).size === 1;
    await inTransaction(ctx, async (tx) => {
      await arrange(tx, one, ['lesson'], [first]);
      await arrange(tx, other, ['lesson'], [second]);
      for (const lesson of [first, second]) await arrange(tx, lesson, ['media'], [film]);
      await grant(tx, { holder: { accountId: asha }, thingKind: 'course', thingId: one.id, source: 'staff' });
      await grant(tx, { holder: { accountId: ravi }, thingKind: 'course', thingId: other.id, source: 'staff' });
    });
    expect([await opens(asha), await opens(ravi)]).toEqual([true, true]);
    await inTransaction(ctx, (tx) => arrange(tx, other, ['lesson'], []));
    expect([await opens(asha), await opens(ravi)]).toEqual([true, false]);
    await inTransaction(ctx, (tx) => arrange(tx, first, ['media'], []));
    expect(await opens(asha)).toBe(false);
  });

  it('is nothing of a transaction that fails: neither the place nor what it opened stays', async () => {
    const ctx = (await world.institute()).ctx();
    const [lesson, course]: Thing[] = [
      { kind: 'lesson', id: newId() },
      { kind: 'course', id: newId() },
    ];
    const asha = newId();
    const broken = inTransaction(ctx, async (tx) => {
      await grant(tx, { holder: { accountId: asha }, thingKind: 'course', thingId: course!.id, source: 'staff' });
      await place(tx, lesson!, course!);
      expect((await mayOpen(tx, asha, 'lesson', [lesson!.id])).size).toBe(1);
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect((await mayOpen(ctx, asha, 'lesson', [lesson!.id])).size).toBe(0);
  });
});

describe('one call', () => {
  it('asks the database once for the same answer, and again after it changed something', async () => {
    const institute = await world.institute();
    const ctx: Context = { ...institute.ctx(), origin: { host: 'a.test', address: '127.0.0.1', userAgent: '' } };
    const [course, asha] = [newId(), newId()];
    const opens = async (at: Context) => (await mayOpen(at, asha, 'course', [course])).has(course);
    expect(await opens(ctx)).toBe(false);
    const insert = `insert into entitlements (institute_id, id, holder_kind, holder_id, thing_kind, thing_id, source, created_at)
      values ($1, $2, 'account', $3, 'course', $4, 'behind', now())`;
    await world.query(insert, [institute.id, newId(), asha, course]);
    expect(await opens(ctx)).toBe(false);
    expect(await opens({ ...ctx, origin: { ...ctx.origin } })).toBe(true);
    await inTransaction(ctx, (tx) => revoke(tx, { source: 'elsewhere', reason: 'nothing' }));
    expect(await opens(ctx)).toBe(true);
  });
});

describe('among 100,000 grants', () => {
  it('what a lesson three levels deep opens to one student is one statement of index look-ups', async () => {
    const institute = await world.institute();
    const ctx = institute.ctx();
    const asha = newId();
    const [lesson, course, pack]: Thing[] = [
      { kind: 'lesson', id: newId() },
      { kind: 'course', id: newId() },
      { kind: 'pack', id: newId() },
    ];
    await inTransaction(ctx, async (tx) => {
      await place(tx, lesson!, course!);
      await place(tx, course!, pack!);
      await grant(tx, { holder: { accountId: asha }, thingKind: 'pack', thingId: pack!.id, source: 'staff' });
    });
    await world.query(
      `insert into entitlements (institute_id, id, holder_kind, holder_id, thing_kind, thing_id, source, created_at)
       select $1, gen_random_uuid(), 'account', case when n % 2 = 0 then gen_random_uuid() else $2::uuid end, 'course',
         case when n % 2 = 0 then $3::uuid else gen_random_uuid() end, 'load', now() from generate_series(1, 100000) as n`,
      [institute.id, asha, course!.id],
    );
    await world.query('analyze entitlements');
    await world.query('analyze place_closure');
    const query = openAmong(ctx, 'lesson', asha, [lesson!.id]).compile(ctx.db);
    const plan = await ctx.db.executeQuery<{ 'QUERY PLAN': string }>({
      ...query,
      sql: `explain (analyze, buffers, timing off) ${query.sql}`,
    });
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).not.toMatch(/Seq Scan/);
    expect(Number(/Buffers: shared hit=(\d+)/.exec(lines)?.[1])).toBeLessThan(100);
    expect((await whyOpen(ctx, asha, lesson!)).map(({ level, source }) => [level, source])).toEqual([[2, 'staff']]);
  });
});
