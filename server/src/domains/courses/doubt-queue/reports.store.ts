import type { DoubtReportReason } from '@abhyas/contract/courses/doubts';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';

export interface NewDoubtReport {
  readonly doubtId: string;
  /** Null: the doubt itself. */
  readonly replyId: string | null;
  readonly accountId: string;
  readonly reason: DoubtReportReason;
  readonly comment: string;
}

/** False where this person reported the same before. */
export async function insertReport(tx: TransactionContext, report: NewDoubtReport): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('doubt_reports')
    .values({
      institute_id: tx.instituteId,
      id: newId(),
      doubt_id: report.doubtId,
      reply_id: report.replyId,
      account_id: report.accountId,
      reason: report.reason,
      comment: report.comment,
      reported_at: tx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Reports that nobody decided yet, the oldest first. */
export async function listOpenReports(ctx: Context, doubtId: string) {
  const rows = await ctx.db
    .selectFrom('doubt_reports')
    .select(['reply_id', 'account_id', 'reason', 'comment', 'reported_at'])
    .where('institute_id', '=', ctx.instituteId)
    .where('doubt_id', '=', doubtId)
    .where('decided_at', 'is', null)
    .orderBy('reported_at')
    .execute();
  return rows.map((row) => ({
    replyId: row.reply_id,
    accountId: row.account_id,
    reason: row.reason as DoubtReportReason,
    comment: row.comment,
    at: row.reported_at,
  }));
}

/** Closes what was reported of a doubt or of one of its answers. */
export async function decideReports(
  tx: TransactionContext,
  doubtId: string,
  replyId: string | null,
  by: string,
): Promise<void> {
  await tx.db
    .updateTable('doubt_reports')
    .set({ decided_at: tx.clock.now(), decided_by: by })
    .where('institute_id', '=', tx.instituteId)
    .where('doubt_id', '=', doubtId)
    .where('reply_id', replyId === null ? 'is' : '=', replyId)
    .where('decided_at', 'is', null)
    .execute();
}
