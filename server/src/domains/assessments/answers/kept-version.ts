import { cached } from '../../../kernel/cached.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Attempt } from './attempts.store.ts';
import { setOrder } from '../versions/set-order.ts';
import type { PaperVersion } from '../versions/paper-version.ts';
import { getVersion } from '../versions/versions.store.ts';

/** A published version, from this process's memory where it has it: it cannot go stale. Not inside the transaction that publishes it. */
export const paperVersion = cached({
  max: 500,
  key: ({ instituteId }, paperId, version) => `${instituteId}/${paperId}/${version}`,
  load: (ctx: Context, paperId: string, version: number) => getVersion(ctx, paperId, version),
});

/** The version that an attempt was given, in the order of its set: what its sheet, its marks and its reports go by. */
export async function attemptVersion(
  ctx: Context,
  attempt: Pick<Attempt, 'paperId' | 'paperVersion' | 'setLetter'>,
): Promise<PaperVersion> {
  return setOrder(await paperVersion(ctx, attempt.paperId, attempt.paperVersion), attempt.setLetter);
}
