import type { Context, TransactionContext } from '../../../kernel/context.ts';

export interface IssuedScorecard {
  readonly id: string;
  readonly attemptId: string;
  readonly accountId: string;
  readonly code: string;
  readonly resultVersion: number;
  readonly issuedAt: Date;
}
interface Row {
  id: string;
  attempt_id: string;
  account_id: string;
  code: string;
  result_version: number;
  issued_at: Date;
}
const read = (row: Row): IssuedScorecard => ({
  id: row.id,
  attemptId: row.attempt_id,
  accountId: row.account_id,
  code: row.code,
  resultVersion: row.result_version,
  issuedAt: row.issued_at,
});

const valid = (ctx: Context) =>
  ctx.db
    .selectFrom('scorecards')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('revoked_at', 'is', null);

export async function findScorecard(ctx: Context, attemptId: string): Promise<IssuedScorecard | undefined> {
  const row = await valid(ctx).where('attempt_id', '=', attemptId).executeTakeFirst();
  return row && read(row);
}

export async function findByCode(ctx: Context, code: string): Promise<IssuedScorecard | undefined> {
  const row = await valid(ctx).where('code', '=', code).executeTakeFirst();
  return row && read(row);
}

/** Nothing where the attempt has a valid one already: two clicks issue one. */
export async function insertScorecard(tx: TransactionContext, card: IssuedScorecard): Promise<void> {
  await tx.db
    .insertInto('scorecards')
    .values({
      institute_id: tx.instituteId,
      id: card.id,
      attempt_id: card.attemptId,
      account_id: card.accountId,
      code: card.code,
      result_version: card.resultVersion,
      issued_at: card.issuedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends the valid scorecard of an attempt; false where there is none. */
export async function revoke(tx: TransactionContext, attemptId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('scorecards')
    .set({ revoked_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('attempt_id', '=', attemptId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
