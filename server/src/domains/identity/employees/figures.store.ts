import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

/** People and the last sign of life of the bound institute. */
export async function peopleFigures(
  ctx: Context,
): Promise<{ students: number; staff: number; lastActiveAt: Date | null }> {
  const accounts = await ctx.db
    .selectFrom('accounts')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('institute_id', '=', ctx.instituteId)
    .where('role_name', '<>', 'guardian')
    .where('email', 'not like', '%@deleted.invalid')
    .groupBy('kind')
    .execute();
  const { last } = await ctx.db
    .selectFrom('sessions')
    .select((eb) => eb.fn.max('last_used_at').as('last'))
    .where('institute_id', '=', ctx.instituteId)
    .executeTakeFirstOrThrow();
  const of = (kind: (name: string) => boolean) =>
    accounts.reduce((sum, row) => sum + (kind(row.kind) ? row.count : 0), 0);
  return {
    students: of((kind) => kind === 'student'),
    staff: of((kind) => kind !== 'student'),
    lastActiveAt: last as Date | null,
  };
}

/** Owners of the bound institute, for whoever has to call somebody. */
export function listOwners(ctx: Context) {
  return ctx.db
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'email'])
    .where('institute_id', '=', ctx.instituteId)
    .where('role_name', '=', 'owner')
    .where('status', '!=', 'disabled')
    .orderBy('created_at')
    .limit(5)
    .execute();
}

/** Jobs of the institute that failed and wait, or are given up. Needs role `staff`. */
export async function countFailingJobs(ctx: Context): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select graphile_worker.failing_jobs(${ctx.instituteId}) as count`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}
