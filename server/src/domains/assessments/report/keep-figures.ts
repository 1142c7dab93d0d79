import { cached } from '../../../kernel/cached.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Result } from '../results/results.store.ts';

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
export const keepFigures = <T extends object>(
  { few, mayLack }: Freshness,
  make: (ctx: Context, result: Result) => Promise<T>,
) =>
  cached({
    max: 500,
    ttl: KEEP_MS,
    key: ({ instituteId }, { paperId, paperVersion, resultVersion }, of) =>
      [instituteId, paperId, paperVersion, resultVersion, stepOf(of, few, mayLack)].join('/'),
    load: (ctx: Context, result: Result, _of: number) => make(ctx, result),
  });

/** Two numbers of people above `few` are of one step only where the smaller lacks at most that share of the larger. Pure. */
const stepOf = (of: number, few: number, mayLack: number): number =>
  of <= few ? of : few + 1 + Math.floor(Math.log(of / few) / Math.log(1 + mayLack));
