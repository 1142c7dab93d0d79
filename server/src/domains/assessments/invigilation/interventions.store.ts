import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

export type InterventionKind =
  | 'paused'
  | 'resumed'
  | 'extended'
  | 'compensated'
  | 'forced'
  | 'reopened'
  | 'late_accepted';
/** One thing that those who watch did to one attempt. */
export interface Intervention {
  readonly id: string;
  readonly attemptId: string;
  readonly kind: InterventionKind;
  /** Given to its time, where it moved. */
  readonly seconds: number;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

export async function insertInterventions(tx: TransactionContext, made: readonly Intervention[]): Promise<void> {
  await tx.db
    .insertInto('attempt_interventions')
    .values(
      made.map((one) => ({
        institute_id: tx.instituteId,
        attempt_id: one.attemptId,
        id: one.id,
        kind: one.kind,
        seconds: one.seconds,
        reason: one.reason,
        acted_by: one.by,
        acted_at: one.at,
      })),
    )
    .execute();
}

export async function listInterventions(ctx: Context, attemptId: string): Promise<Intervention[]> {
  const rows = await ctx.db
    .selectFrom('attempt_interventions')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('attempt_id', '=', attemptId)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    attemptId: row.attempt_id,
    kind: row.kind as InterventionKind,
    seconds: row.seconds,
    reason: row.reason,
    by: row.acted_by,
    at: row.acted_at,
  }));
}

/** Counts an action on everyone at once; false when somebody else had acted since it was read. */
export async function countEveryone(tx: TransactionContext, paperId: string, seen: number): Promise<boolean> {
  const { rows } = await sql`
    insert into paper_watches as w (institute_id, paper_id, watched_at, revision)
    values (${tx.instituteId}, ${paperId}, ${tx.clock.now()}, ${seen + 1})
    on conflict (institute_id, paper_id) do update set revision = excluded.revision where w.revision = ${seen}
    returning revision`.execute(tx.db);
  return rows.length === 1;
}
