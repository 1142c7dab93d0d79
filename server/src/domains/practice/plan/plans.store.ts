import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { removeRows, rows } from '../../../kernel/database/rows.ts';

export interface KeptPlan {
  readonly examId: number;
  /** As `2027-01-24`. */
  readonly examOn: string;
  readonly minutes: number;
}

/** Plans of one student whose exam is not over, the nearest first. */
export async function listPlans(ctx: Bound, accountId: string, today: string): Promise<KeptPlan[]> {
  const { rows: found } = await sql<KeptPlan>`
    select exam_id as "examId", exam_on::text as "examOn", minutes from practice_plans
    where institute_id = ${ctx.instituteId} and account_id = ${accountId}::uuid and exam_on >= ${today}::date
    order by exam_on, exam_id`.execute(rows(ctx));
  return found;
}

export async function upsertPlan(tx: TransactionContext, accountId: string, plan: KeptPlan): Promise<void> {
  await sql`
    insert into practice_plans (institute_id, account_id, exam_id, exam_on, minutes, saved_at)
    values (${tx.instituteId}, ${accountId}::uuid, ${plan.examId}, ${plan.examOn}::date, ${plan.minutes}, ${tx.clock.now()})
    on conflict (institute_id, account_id, exam_id) do update
      set exam_on = excluded.exam_on, minutes = excluded.minutes, saved_at = excluded.saved_at`.execute(rows(tx));
}

/** Answers whether there was one. */
export async function removePlan(tx: TransactionContext, accountId: string, examId: number): Promise<boolean> {
  return (await removeRows(tx, 'practicePlans', { accountId, examId })) > 0;
}
