import type { Context } from '../../../kernel/context.ts';
import type { LearnerFields } from '../../identity/index.ts';
import { listProfiles } from './profiles.store.ts';

/**
 * spec §3, §4: exam, standard and target year are each flagged on the current user as selected (`y`) or not (`n`), with the
 * standard's id and the year beside them. Only people with a profile are in the answer.
 */
export async function learnerFields(ctx: Context, accountIds: readonly string[]): Promise<Map<string, LearnerFields>> {
  const profiles = await listProfiles(ctx, accountIds);
  return new Map(
    profiles.map(({ accountId, examIds, standardId, targetYear }) => [
      accountId,
      {
        quizCategory: flag(examIds.length > 0),
        studentStandard: flag(standardId !== null),
        studentStandardId: standardId,
        targetYear: flag(targetYear !== null),
        targetYearDetail: targetYear,
      },
    ]),
  );
}

const flag = (selected: boolean) => (selected ? 'y' : 'n');
