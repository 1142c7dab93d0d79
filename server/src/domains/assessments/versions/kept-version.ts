import { LRUCache } from 'lru-cache';
import type { Context } from '../../../kernel/context.ts';
import type { Attempt } from '../attempts/attempts.store.ts';
import { setOrder } from '../sets/set-order.ts';
import type { PaperVersion } from './paper-version.ts';
import { getVersion } from './versions.store.ts';

const versions = new LRUCache<string, PaperVersion>({ max: 500 });

/** A published version, from this process's memory where it has it: it cannot go stale. Not inside the transaction that publishes it. */
export async function paperVersion(ctx: Context, paperId: string, version: number): Promise<PaperVersion> {
  const key = `${ctx.instituteId}/${paperId}/${version}`;
  const known = versions.get(key);
  if (known) return known;
  const loaded = await getVersion(ctx, paperId, version);
  versions.set(key, loaded);
  return loaded;
}

/** The version that an attempt was given, in the order of its set: what its sheet, its marks and its reports go by. */
export async function attemptVersion(
  ctx: Context,
  attempt: Pick<Attempt, 'paperId' | 'paperVersion' | 'setLetter'>,
): Promise<PaperVersion> {
  return setOrder(await paperVersion(ctx, attempt.paperId, attempt.paperVersion), attempt.setLetter);
}
