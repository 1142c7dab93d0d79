import type { Context } from '../../../kernel/context.ts';

/** Everybody who has started an attempt at a paper, of whatever version. */
export async function listStarted({ db, instituteId }: Context, paperId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('attempts')
    .select('account_id')
    .distinct()
    .where('institute_id', '=', instituteId)
    .where('paper_id', '=', paperId)
    .execute();
  return new Set(rows.map((row) => row.account_id));
}
