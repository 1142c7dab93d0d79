import { beforeAll, describe, expect, it } from 'vitest';
import { testWorld, type World } from '../testing/index.ts';
import { cached, cachedBeside, computed } from './cached.ts';
import { inTransaction } from './context.ts';

/** Loads that are under way until the test lets them go, in the order of their beginning. */
function slowLoads() {
  const waiting: PromiseWithResolvers<string | undefined>[] = [];
  const load = (_name: string) => {
    const one = Promise.withResolvers<string | undefined>();
    waiting.push(one);
    return one.promise;
  };
  return { load, waiting };
}
const byName = { max: 2, key: (name: string) => name };

describe('what is cached', () => {
  it('is loaded once for all who ask at the same time, and once for those who come later', async () => {
    const { load, waiting } = slowLoads();
    const names = cached({ ...byName, load });
    const asked = [names('a'), names('a'), names('a')];
    expect(waiting).toHaveLength(1);
    waiting[0]!.resolve('A');
    expect(await Promise.all(asked)).toEqual(['A', 'A', 'A']);
    expect(await names('a')).toBe('A');
    expect(waiting).toHaveLength(1);
  });

  it('leaves when others were used later', async () => {
    let loads = 0;
    const names = cached({ ...byName, load: async (name: string) => `${name}${++loads}` });
    for (const name of ['a', 'b', 'a', 'c']) await names(name);
    expect([await names('a'), await names('c'), await names('b')]).toEqual(['a1', 'c3', 'b4']);
  });

  it('is neither a failure nor nothing: both are told to all who wait, and loaded again', async () => {
    const { load, waiting } = slowLoads();
    const names = cached({ ...byName, load });
    const failed = Promise.allSettled([names('a'), names('a')]);
    waiting[0]!.reject(new Error('no connection'));
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const nothing = names('a');
    waiting[1]!.resolve(undefined);
    expect(await nothing).toBeUndefined();
    void names('a');
    expect(waiting).toHaveLength(3);
  });

  it('that was forgotten while it was loaded answers who waits, and is not kept', async () => {
    const { load, waiting } = slowLoads();
    const names = cached({ ...byName, load });
    const early = names('a');
    names.forget('a');
    const late = names('a');
    waiting[1]!.resolve('new');
    expect(await late).toBe('new');
    waiting[0]!.resolve('old');
    expect(await early).toBe('old');
    expect(names.known('a')).toBe('new');
  });

  it('answers as it was while it is refreshed, and a slow refresh does not bring back what a later one replaced', async () => {
    const { load, waiting } = slowLoads();
    const names = cached({ ...byName, load });
    names.keep('a', 'first');
    const [slow, quick] = [names.refresh('a'), names.refresh('a')];
    expect([names.known('a'), await names('a')]).toEqual(['first', 'first']);
    waiting[1]!.resolve('third');
    await quick;
    waiting[0]!.resolve('second');
    await slow;
    expect(names.known('a')).toBe('third');
  });

  it('is refreshed once each, however many there are, by a walk over its keys', async () => {
    let loads = 0;
    const names = cached({ ...byName, load: async (name: string) => `${name}${++loads}` });
    await Promise.all([names('a'), names('b')]);
    for (const name of names.keys()) {
      void names.refresh(String(name));
      expect(loads).toBeLessThanOrEqual(4);
    }
    expect(loads).toBe(4);
  });

  it('answers with what a refresh read as soon as that ends, though a later one is under way', async () => {
    const { load, waiting } = slowLoads();
    const names = cached({ ...byName, load });
    names.keep('a', 'first');
    const [one, later] = [names.refresh('a'), names.refresh('a')];
    waiting[0]!.resolve('second');
    await one;
    expect(names.known('a')).toBe('second');
    waiting[1]!.resolve('third');
    await later;
    expect(names.known('a')).toBe('third');
  });

  it('is not brought back by a refresh that was under way when it was forgotten', async () => {
    const { load, waiting } = slowLoads();
    const names = cached({ ...byName, load });
    names.keep('a', 'first');
    const refreshed = names.refresh('a');
    names.forget('a');
    waiting[0]!.resolve('second');
    expect(await refreshed).toBe('second');
    expect(names.known('a')).toBeUndefined();
  });

  it('is forgotten by what it says', async () => {
    const names = cached({ ...byName, load: async (name: string) => name });
    for (const name of ['a', 'b']) await names(name);
    names.forgetWhere((value) => value === 'a');
    expect([...names.keys()]).toEqual(['b']);
  });
});

describe('in a process that runs', () => {
  let world: World;
  beforeAll(async () => {
    world = await testWorld();
  });

  it('what goes stale does so by the clock of the process', async () => {
    let loads = 0;
    const count = cached({ ttl: 30_000, load: async () => ++loads });
    expect([await count(), await count()]).toEqual([1, 1]);
    world.clock.advance({ seconds: 29 });
    expect(await count()).toBe(1);
    world.clock.advance({ seconds: 2 });
    expect(await count()).toBe(2);
  });

  it('who is in a transaction does not wait for another’s load', async () => {
    const { ctx } = await world.institute();
    const loads: string[] = [];
    const never = new Promise<string>(() => {});
    const names = cached({
      load: async ({ db }: ReturnType<typeof ctx>) => {
        loads.push(db.isTransaction ? 'in a transaction' : 'outside');
        return db.isTransaction ? 'loaded alone' : never;
      },
    });
    void names(ctx());
    expect(await inTransaction(ctx(), (tx) => names(tx))).toBe('loaded alone');
    expect(await names(ctx())).toBe('loaded alone');
    expect(loads).toEqual(['outside', 'in a transaction']);
  });
});

describe('what is made at once', () => {
  it('is made once for a text, as long as there is room', () => {
    let made = 0;
    const longer = computed({
      size: { max: 6, of: (value: string) => value.length },
      make: (text) => `${text}${++made}`,
    });
    expect([longer('a'), longer('a'), longer('b'), longer('c'), longer('d'), longer('a')]).toEqual([
      'a1',
      'a1',
      'b2',
      'c3',
      'd4',
      'a5',
    ]);
  });

  it('is made once for an object', () => {
    let made = 0;
    const numberOf = cachedBeside((_thing: object) => ++made);
    const thing = {};
    expect([numberOf(thing), numberOf(thing), numberOf({})]).toEqual([1, 1, 2]);
  });
});
