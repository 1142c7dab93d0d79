import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';

/** Accounts with answers in the history, in the order of their ids, after one of them. */
export async function listAnswerers(ctx: Bound, after: string | undefined, most: number): Promise<string[]> {
  let query = rows(ctx).selectFrom('answerHistory').select('accountId').groupBy('accountId').orderBy('accountId');
  if (after !== undefined) query = query.where('accountId', '>', after);
  return (await query.limit(most).execute()).map(({ accountId }) => accountId);
}

/** One question as somebody met it so far. */
export interface MetQuestion {
  readonly questionId: string;
  readonly seen: number;
  readonly right: number;
  readonly lastAt: Date;
}

/** Questions that somebody met last before a time, the earliest first. */
export const listMetBefore = (ctx: Bound, accountId: string, before: Date): Promise<MetQuestion[]> =>
  rows(ctx)
    .selectFrom('answerHistory')
    .select(['questionId', 'timesSeen as seen', 'timesRight as right', 'lastSeenAt as lastAt'])
    .where('accountId', '=', accountId)
    .where('lastSeenAt', '<', before)
    .orderBy('lastSeenAt')
    .orderBy('questionId')
    .execute();
