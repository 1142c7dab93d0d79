import type { Language } from '@abhyas/contract/shapes';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { anyOf, rows, upsertRows } from '../../../kernel/database/rows.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    learnerProfiles: { languages: Language[] };
  }
}
export interface LearnerProfile {
  readonly accountId: string;
  readonly examIds: readonly number[];
  readonly standardId: number | null;
  readonly targetYear: number | null;
  readonly languages: readonly Language[];
}

/** Profiles of these people; who has chosen nothing yet has none. */
export function listProfiles(ctx: Context, accountIds: readonly string[]): Promise<LearnerProfile[]> {
  return rows(ctx)
    .selectFrom('learnerProfiles')
    .select(['accountId', 'examIds', 'standardId', 'targetYear', 'languages'])
    .where('accountId', '=', anyOf(accountIds))
    .execute();
}

/** Accounts that have chosen this exam. */
export async function listAccountsOfExam(ctx: Context, examId: number): Promise<string[]> {
  const found = await rows(ctx)
    .selectFrom('learnerProfiles')
    .select('accountId')
    .where(sql<boolean>`${examId}::int = any(exam_ids)`)
    .execute();
  return found.map(({ accountId }) => accountId);
}

export async function saveProfiles(ctx: Context, profiles: readonly LearnerProfile[]): Promise<void> {
  const updatedAt = ctx.clock.now();
  await upsertRows(
    ctx,
    'learnerProfiles',
    profiles.map(({ accountId, examIds, standardId, targetYear, languages }) => ({
      accountId,
      examIds: [...examIds],
      standardId,
      targetYear,
      languages: [...languages],
      updatedAt,
    })),
    { key: ['accountId'] },
  );
}
