import type { Context, TransactionContext } from '../../../kernel/context.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;

export async function insertView(
  tx: TransactionContext,
  view: { id: string; staffId: string; sessionId: string; studentId: string; reason: string; expiresAt: Date },
): Promise<void> {
  await tx.db
    .insertInto('student_views')
    .values({
      institute_id: tx.instituteId,
      id: view.id,
      staff_id: view.staffId,
      session_id: view.sessionId,
      student_id: view.studentId,
      reason: view.reason,
      started_at: tx.clock.now(),
      expires_at: view.expiresAt,
    })
    .execute();
}

/** A view that goes on now; undefined where it ended, ran out, or never was. */
export function findOpenView(ctx: Db & Pick<Context, 'clock'>, id: string) {
  return ctx.db
    .selectFrom('student_views')
    .select(['id', 'staff_id', 'session_id', 'student_id', 'reason', 'expires_at'])
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
}

export async function closeView(tx: TransactionContext, id: string): Promise<void> {
  await tx.db
    .updateTable('student_views')
    .set({ ended_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}
