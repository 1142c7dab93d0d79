import type { Context } from '../../../kernel/context.ts';
import { listAttemptsOf } from '../answers/attempts.store.ts';
import { getPaper } from '../versions/papers.store.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { questionsOf } from '../versions/paper-version.ts';
import { lastSittings } from './last-sitting.ts';
import { areVisible } from './result-visibility.ts';

interface SecretResults {
  readonly attemptIds: ReadonlySet<string>;
  readonly questionIds: readonly string[];
}

/** Attempts of which their student may not know yet how they went, with their questions: results are not out, or it goes on. */
export async function secretResults(ctx: Context, accountId: string): Promise<SecretResults> {
  const attempts = await listAttemptsOf(ctx, accountId);
  const paperIds = [...new Set(attempts.map(({ paperId }) => paperId))];
  const lastOf = await lastSittings(ctx, paperIds);
  const attemptIds = new Set<string>();
  const questionIds = new Set<string>();
  for (const { id, state, paperId, paperVersion: number } of attempts) {
    const version = await paperVersion(ctx, paperId, number);
    const { settings } = await getPaper(ctx, paperId);
    if (state === 'marked' && areVisible(settings, lastOf(version), ctx.clock.now())) continue;
    attemptIds.add(id);
    for (const question of questionsOf(version)) questionIds.add(question.id);
  }
  return { attemptIds, questionIds: [...questionIds] };
}

/** The same as the bank asks for it. */
export const secretFrom = async (ctx: Context, accountId: string): Promise<readonly string[]> =>
  (await secretResults(ctx, accountId)).questionIds;
