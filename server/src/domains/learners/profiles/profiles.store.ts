import type { Language } from '@abhyas/contract/shapes';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

export interface LearnerProfile {
  readonly accountId: string;
  readonly examIds: readonly number[];
  readonly standardId: number | null;
  readonly targetYear: number | null;
  readonly languages: readonly Language[];
}

/** Profiles of these people; who has chosen nothing yet has none. */
export async function listProfiles(ctx: Context, accountIds: readonly string[]): Promise<LearnerProfile[]> {
  const rows = await ctx.db
    .selectFrom('learner_profiles')
    .select(['account_id', 'exam_ids', 'standard_id', 'target_year', 'languages'])
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', sql<string>`any(${accountIds as string[]}::uuid[])`)
    .execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    examIds: row.exam_ids,
    standardId: row.standard_id,
    targetYear: row.target_year,
    languages: row.languages as Language[],
  }));
}

/** Accounts that have chosen this exam. */
export async function listAccountsOfExam(ctx: Context, examId: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('learner_profiles')
    .select('account_id')
    .where('institute_id', '=', ctx.instituteId)
    .where(sql<boolean>`${examId}::int = any(exam_ids)`)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

export async function saveProfiles(ctx: Context, profiles: readonly LearnerProfile[]): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('learner_profiles')
    .values(
      profiles.map((profile) => ({
        institute_id: ctx.instituteId,
        account_id: profile.accountId,
        exam_ids: [...profile.examIds],
        standard_id: profile.standardId,
        target_year: profile.targetYear,
        languages: [...profile.languages],
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['institute_id', 'account_id']).doUpdateSet((eb) => ({
        exam_ids: eb.ref('excluded.exam_ids'),
        standard_id: eb.ref('excluded.standard_id'),
        target_year: eb.ref('excluded.target_year'),
        languages: eb.ref('excluded.languages'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}
