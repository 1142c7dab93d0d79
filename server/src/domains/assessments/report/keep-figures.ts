import { LRUCache } from 'lru-cache';
import type { Context } from '../../../kernel/context.ts';
import type { Result } from '../results/results.store.ts';

interface Kept<T> {
  readonly made: Promise<T>;
  /** People in the rank list when it was made. */
  readonly of: number;
  readonly at: number;
}
interface Freshness {
  /** While so few have sat, one more moves every average: it is made afresh whenever somebody came. */
  readonly few: number;
  /** Of more people's it may lack this share of them. */
  readonly mayLack: number;
}

const KEEP_MS = 30_000;

/**
 * What a result is held against, kept in this process: exact for few people, of many (`of`) half a minute old at most. Whoever asks
 * while it is being made waits for the same one. A result that was marked again is held against figures of its own marking.
 */
export function keepFigures<T>({ few, mayLack }: Freshness, make: (ctx: Context, result: Result) => Promise<T>) {
  const kept = new LRUCache<string, Kept<T>>({ max: 500 });
  return (ctx: Context, result: Result, of: number): Promise<T> => {
    const key = [ctx.instituteId, result.paperId, result.paperVersion, result.resultVersion].join('/');
    const at = ctx.clock.now().getTime();
    const known = kept.get(key);
    const enough = known && (known.of === of || (of > few && of <= known.of * (1 + mayLack)));
    if (known && enough && at - known.at < KEEP_MS) return known.made;
    const made = make(ctx, result);
    kept.set(key, { made, of, at });
    made.catch(() => kept.delete(key));
    return made;
  };
}
