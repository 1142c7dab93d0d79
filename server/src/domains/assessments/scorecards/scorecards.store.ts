import type { ShownName } from '@abhyas/contract/assessments/scorecards';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** A public address of a scorecard. */
export interface IssuedScorecard {
  readonly id: string;
  readonly attemptId: string;
  readonly accountId: string;
  readonly code: string;
  readonly resultVersion: number;
  readonly issuedAt: Date;
  readonly endsAt: Date;
  readonly name: ShownName;
  readonly rank: boolean;
}
interface Row {
  id: string;
  attempt_id: string;
  account_id: string;
  code: string;
  result_version: number;
  issued_at: Date;
  ends_at: Date;
  shown_name: string;
  shows_rank: boolean;
}
const read = (row: Row): IssuedScorecard => ({
  id: row.id,
  attemptId: row.attempt_id,
  accountId: row.account_id,
  code: row.code,
  resultVersion: row.result_version,
  issuedAt: row.issued_at,
  endsAt: row.ends_at,
  name: row.shown_name as ShownName,
  rank: row.shows_rank,
});

/** Neither ended by somebody nor run out. */
const valid = (ctx: Context) =>
  ctx.db
    .selectFrom('scorecards')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', ctx.clock.now());

export async function findScorecard(ctx: Context, attemptId: string): Promise<IssuedScorecard | undefined> {
  const row = await valid(ctx).where('attempt_id', '=', attemptId).executeTakeFirst();
  return row && read(row);
}

export async function findByCode(ctx: Context, code: string): Promise<IssuedScorecard | undefined> {
  const row = await valid(ctx).where('code', '=', code).executeTakeFirst();
  return row && read(row);
}

/** Of one account, the newest first. */
export async function listValid(ctx: Context, accountId: string): Promise<IssuedScorecard[]> {
  const found = await valid(ctx).where('account_id', '=', accountId).orderBy('issued_at', 'desc').execute();
  return found.map(read);
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
      ends_at: card.endsAt,
      shown_name: card.name,
      shows_rank: card.rank,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const ending = (tx: TransactionContext) =>
  tx.db
    .updateTable('scorecards')
    .set({ revoked_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('revoked_at', 'is', null);

/** Ends the valid scorecard of an attempt; false where there is none. */
export async function revoke(tx: TransactionContext, attemptId: string): Promise<boolean> {
  const { numUpdatedRows } = await ending(tx).where('attempt_id', '=', attemptId).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends every public address of one account. */
export async function endScorecards(tx: TransactionContext, accountId: string): Promise<void> {
  await ending(tx).where('account_id', '=', accountId).execute();
}
