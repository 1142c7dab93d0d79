import type { Context } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';

export function findStanding(db: Database, instituteId: number) {
  return db
    .selectFrom('institutes')
    .select([
      'state',
      'state_reason',
      'state_changed_at',
      'delete_after',
      'erased_at',
      'student_limit',
      'storage_limit',
      'trial_ends_at',
      'trial_told_days',
    ])
    .where('id', '=', instituteId)
    .executeTakeFirst();
}

/** Needs role `staff`. Holds the row: two employees who decide at once are heard one after the other. */
export function lockStanding(ctx: Context) {
  return ctx.db
    .selectFrom('institutes')
    .select(['state', 'kind', 'erased_at'])
    .where('id', '=', ctx.instituteId)
    .forUpdate()
    .executeTakeFirst();
}

/** Needs role `staff`. */
export async function saveStanding(
  ctx: Context,
  patch: {
    readonly state?: string;
    readonly state_reason?: string;
    readonly state_changed_at?: Date;
    readonly delete_after?: Date | null;
    readonly erased_at?: Date;
    readonly student_limit?: number | null;
    readonly storage_limit?: number | null;
    readonly trial_ends_at?: Date | null;
    readonly trial_told_days?: number | null;
  },
): Promise<void> {
  await ctx.db.updateTable('institutes').set(patch).where('id', '=', ctx.instituteId).execute();
}
