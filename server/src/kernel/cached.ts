import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';
import type { Context } from './context.ts';
import { clockOfProcess } from './runtime.ts';

type Key = string | number;

interface Bounds<V> {
  /** How many it holds; the one used longest ago leaves first. */
  readonly max?: number;
  /** Characters or bytes that all of them take together, and what one takes. */
  readonly size?: { readonly max: number; readonly of: (value: V, key: Key) => number };
}

interface Loading<A extends readonly unknown[], V> extends Bounds<V> {
  /** Milliseconds after which a value is loaded anew, by the clock of the process; absent: it cannot go stale. */
  readonly ttl?: number;
  /** What makes a value another one. Absent: there is only one. */
  readonly key?: (...args: A) => Key;
  /** Rejections and `undefined` are told to whoever waits and are not kept. */
  readonly load: (...args: A) => Promise<V>;
}

/**
 * Values that are loaded once and answered from memory. Whoever asks while one is being loaded waits for the same load, but for one whose
 * first argument is a context in a transaction.
 */
export interface Cached<A extends readonly unknown[], V> {
  (...args: A): Promise<V>;
  /** What is in memory now, without loading. */
  readonly known: (key: Key) => V | undefined;
  readonly keys: () => Iterable<Key>;
  /** Puts a value there that was not loaded, in place of one that is being loaded. */
  readonly keep: (key: Key, value: V & {}) => void;
  /**
   * Loads anew; the old value answers meanwhile. Once it resolves, what it read answers, or what a refresh that was asked later read.
   */
  readonly refresh: (...args: A) => Promise<V>;
  /** Forgets one, or all; a load that is under way still answers those who wait, and is not kept. */
  readonly forget: (key?: Key) => void;
  readonly forgetWhere: (isOld: (value: V) => boolean) => void;
}

/** A cache over what loads its values; see `Cached` for how it answers. */
export function cached<A extends readonly unknown[], V>(options: Loading<A, V>): Cached<A, V> {
  const { load, ttl, key = () => 0 } = options;
  const cache = new LRUCache<Key, V & {}, { readonly args: A }>({
    ...boundsOf(options),
    ...(ttl !== undefined && { ttl, ttlResolution: 0, perf: { now: () => clockOfProcess().now().getTime() } }),
    // The ones who wait get what they asked for, though it was forgotten or replaced meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => load(...context.args) as Promise<V & {}>,
  });
  const loadOnce = (at: Key, args: A) => cache.fetch(at, { context: { args } }) as Promise<V>;
  const isOtherTime = timeJumps();
  const known = (at: Key): V | undefined => {
    if (ttl !== undefined && isOtherTime()) cache.clear();
    return cache.get(at);
  };

  const ask = async (...args: A): Promise<V> => {
    const at = key(...args);
    return known(at) ?? (isInTransaction(args[0]) ? loadAlone(at, args) : loadOnce(at, args));
  };
  const loadAlone = async (at: Key, args: A): Promise<V> => {
    const value = await load(...args);
    if (value !== undefined) cache.set(at, value as V & {});
    return value;
  };
  const refreshes = refreshesInOrder<V>();
  const refresh = async (...args: A): Promise<V> => {
    const at = key(...args);
    const old = cache.get(at);
    cache.delete(at); // an ordinary load under way may have read what is old by now
    if (old !== undefined) cache.set(at, old);
    return refreshes.run(at, load(...args), (value) => {
      if (value === undefined) cache.delete(at);
      else cache.set(at, value as V & {});
    });
  };
  return Object.assign(ask, {
    known,
    // As they are now: a refresh moves its key to the end, where a walk over the cache would meet it again, for ever.
    keys: () => [...cache.keys()],
    keep: (at: Key, value: V & {}) => void cache.set(at, value),
    refresh,
    forget: (at?: Key) => {
      refreshes.drop(at);
      if (at === undefined) cache.clear();
      else cache.delete(at);
    },
    forgetWhere: (isOld: (value: V) => boolean) => {
      for (const [at, value] of cache.entries()) if (isOld(value as V)) cache.delete(at);
    },
  });
}

/** Says whether the process has another clock than it had at the last question, or its clock was put back: ages are wrong then. */
function timeJumps(): () => boolean {
  let clock: Clock | undefined;
  let latest = 0;
  return () => {
    const now = clockOfProcess().now().getTime();
    const jumped = clock !== clockOfProcess() || now < latest;
    clock = clockOfProcess();
    latest = now;
    return jumped;
  };
}

/**
 * Keeps refreshes of one key in the order they were asked for, whichever ends first: each puts its value in place as soon as it has it,
 * so that whoever asked for it finds it there, unless one that was asked later did so before.
 */
function refreshesInOrder<V>() {
  const underWay = new Map<Key, readonly Promise<V>[]>();
  const keep = (at: Key, left: readonly Promise<V>[]) =>
    void (left.length > 0 ? underWay.set(at, left) : underWay.delete(at));
  const run = async (at: Key, loading: Promise<V>, put: (value: V) => void): Promise<V> => {
    keep(at, [...(underWay.get(at) ?? []), loading]);
    try {
      const value = await loading;
      const asked = underWay.get(at) ?? [];
      const place = asked.indexOf(loading);
      if (place < 0) return value;
      keep(at, asked.slice(place + 1));
      put(value);
      return value;
    } catch (error) {
      keep(
        at,
        (underWay.get(at) ?? []).filter((one) => one !== loading),
      );
      throw error;
    }
  };
  return { run, drop: (at?: Key) => void (at === undefined ? underWay.clear() : underWay.delete(at)) };
}

const boundsOf = <V>({ max = 1, size }: Bounds<V>) =>
  size ? { maxSize: size.max, sizeCalculation: size.of } : { max };

/**
 * Who is in a transaction holds a connection. Were he to wait for the load of somebody who waits for a connection, and others with him,
 * all of them would wait for ever: he loads for himself.
 */
const isInTransaction = (first: unknown): boolean =>
  (first as Partial<Context> | undefined)?.db?.isTransaction ?? false;

export interface Computed<V> {
  (from: string): V;
  readonly has: (from: string) => boolean;
  /** What was made elsewhere, such as in a thread. */
  readonly keep: (from: string, value: V) => void;
}

/** What is made of a text at once, e.g. a typeset formula. */
export function computed<V extends NonNullable<unknown>>({
  make,
  ...bounds
}: Bounds<V> & { readonly make: (from: string) => V }): Computed<V> {
  const cache = new LRUCache<string, V>({ ...boundsOf(bounds), memoMethod: (from) => make(from) });
  return Object.assign((from: string) => cache.memo(from), {
    has: (from: string) => cache.has(from),
    keep: (from: string, value: V) => void cache.set(from, value),
  });
}

/** What is made of an object at once, in memory for as long as the object is. */
export function cachedBeside<K extends WeakKey, A extends readonly unknown[], V>(
  make: (thing: K, ...how: A) => V,
): (thing: K, ...how: A) => V {
  const made = new WeakMap<K, { readonly value: V }>();
  return (thing, ...how) => {
    const known = made.get(thing);
    if (known) return known.value;
    const value = make(thing, ...how);
    made.set(thing, { value });
    return value;
  };
}
