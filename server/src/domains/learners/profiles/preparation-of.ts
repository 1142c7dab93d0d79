import type { Context } from '../../../kernel/context.ts';
import { listExams } from '../../taxonomy/index.ts';
import { profileOf } from './show-profile.ts';

export interface PreparationWords {
  readonly exams: string[];
  readonly standard: string | null;
  readonly targetYear: number | null;
}

/** What somebody prepares for, by name. */
export async function preparationOf(ctx: Context, accountId: string): Promise<PreparationWords> {
  const [profile, exams] = await Promise.all([profileOf(ctx, accountId), listExams(ctx)]);
  const standard = exams.flatMap(({ standards }) => standards).find(({ id }) => id === profile.standardId);
  return {
    exams: exams.filter(({ id }) => profile.examIds.includes(id)).map(({ name }) => name),
    standard: standard?.name ?? null,
    targetYear: profile.targetYear,
  };
}
