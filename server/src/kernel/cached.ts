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
  /** Loads anew; the old value answers meanwhile. Of several at once the one that was asked last stays. */
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
  const loadOnce = (at: Key, args: A, forceRefresh = false) =>
    cache.fetch(at, { context: { args }, forceRefresh }) as Promise<V>;
  let clock: Clock | undefined;
  const known = (at: Key): V | undefined => {
    if (ttl !== undefined && clock !== clockOfProcess()) cache.clear(); // its times are those of another clock
    clock = clockOfProcess();
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
  const refresh = async (...args: A): Promise<V> => {
    const at = key(...args);
    const old = cache.get(at);
    cache.delete(at);
    if (old !== undefined) cache.set(at, old);
    const value = await loadOnce(at, args, true);
    if (value === undefined) cache.delete(at);
    return value;
  };
  return Object.assign(ask, {
    known,
    keys: () => cache.keys(),
    keep: (at: Key, value: V & {}) => void cache.set(at, value),
    refresh,
    forget: (at?: Key) => (at === undefined ? cache.clear() : void cache.delete(at)),
    forgetWhere: (isOld: (value: V) => boolean) => {
      for (const [at, value] of cache.entries()) if (isOld(value as V)) cache.delete(at);
    },
  });
}

const boundsOf = <V>({ max = 1, size }: Bounds<V>) =>
  size ? { maxSize: size.max, sizeCalculation: size.of } : { max };

/**
 * Who is in a transaction holds a connection. Were he to wait for the load of somebody who waits for a connection, and others with him,
 * all of them would wait for ever: he loads for himself.
 */
const isInTransaction = (first: unknown): boolean =>
  (first as Partial<Context> | undefined)?.db?.isTransaction ?? false;

/** What is made of a text at once, e.g. a typeset formula. */
export function computed<V extends NonNullable<unknown>>({
  make,
  ...bounds
}: Bounds<V> & { readonly make: (from: string) => V }): (from: string) => V {
  const cache = new LRUCache<string, V>({ ...boundsOf(bounds), memoMethod: (from) => make(from) });
  return (from) => cache.memo(from);
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
