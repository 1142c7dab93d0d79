import type { Updateable } from 'kysely';
import type { Tables } from '../../../../database/tables.gen.ts';
import type { Context } from '../../../kernel/context.ts';

export type ProgressRow = NonNullable<Awaited<ReturnType<typeof findProgress>>>;

/** Undefined where the institute was not registered here. */
export function findProgress(ctx: Context) {
  return ctx.db
    .selectFrom('onboarding_progress')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .executeTakeFirst();
}

/** The same, held until the transaction ends. */
export function lockProgress(ctx: Context) {
  return ctx.db
    .selectFrom('onboarding_progress')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .forUpdate()
    .executeTakeFirst();
}

/** Needs role `staff`. */
export async function insertProgress(
  ctx: Context,
  {
    founderId,
    examIds,
    size,
  }: { readonly founderId: string; readonly examIds: readonly number[]; readonly size: string },
): Promise<void> {
  await ctx.db
    .insertInto('onboarding_progress')
    .values({
      institute_id: ctx.instituteId,
      founder_id: founderId,
      exam_ids: [...examIds],
      size,
      founded_at: ctx.clock.now(),
    })
    .execute();
}

export async function saveProgress(ctx: Context, patch: Updateable<Tables['onboarding_progress']>): Promise<void> {
  await ctx.db.updateTable('onboarding_progress').set(patch).where('institute_id', '=', ctx.instituteId).execute();
}

export async function moveFounder(ctx: Context, from: string, to: string): Promise<void> {
  await ctx.db
    .updateTable('onboarding_progress')
    .set({ founder_id: to })
    .where('institute_id', '=', ctx.instituteId)
    .where('founder_id', '=', from)
    .execute();
}
