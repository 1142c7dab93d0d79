import type { PackageValues } from '@abhyas/contract/media/packages';
import type { Context, TransactionContext } from '../../../../kernel/context.ts';
import { json } from '../../../../kernel/database/sql.ts';
import type { Verdict } from './read-verdict.ts';

type Scope = Pick<Context, 'db' | 'instituteId'>;

/** Whose state of which package in which lesson. */
export interface StatePlace {
  readonly accountId: string;
  readonly lessonId: string;
  readonly mediaId: string;
}
export interface UnitState extends Verdict {
  readonly unitId: string;
  readonly said: PackageValues;
  readonly sequence: number;
  readonly updatedAt: Date;
}

/** What each unit said last; the one that spoke last comes first. */
export async function listStates({ db, instituteId }: Scope, place: StatePlace): Promise<UnitState[]> {
  const rows = await db
    .selectFrom('package_states')
    .select([
      'unit_id as unitId',
      'said',
      'sequence',
      'completed',
      'passed',
      'score_hundredths as scoreHundredths',
      'updated_at as updatedAt',
    ])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', place.accountId)
    .where('lesson_id', '=', place.lessonId)
    .where('media_id', '=', place.mediaId)
    .orderBy('sequence', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, said: row.said as PackageValues }));
}

/** Keeps what a unit said. False where a later commit was kept already. */
export async function saveState(
  tx: TransactionContext,
  place: StatePlace,
  state: Omit<UnitState, 'updatedAt'>,
): Promise<boolean> {
  const values = {
    said: json(state.said),
    sequence: state.sequence,
    completed: state.completed,
    passed: state.passed,
    score_hundredths: state.scoreHundredths,
    updated_at: tx.clock.now(),
  };
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('package_states')
    .values({
      institute_id: tx.instituteId,
      account_id: place.accountId,
      lesson_id: place.lessonId,
      media_id: place.mediaId,
      unit_id: state.unitId,
      ...values,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['institute_id', 'account_id', 'lesson_id', 'media_id', 'unit_id'])
        .doUpdateSet(values)
        .where('package_states.sequence', '<', state.sequence),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export function listStatesOf({ db, instituteId }: Scope, accountId: string) {
  return db
    .selectFrom('package_states')
    .select(['lesson_id as lessonId', 'unit_id as unitId', 'said', 'updated_at as updatedAt'])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .orderBy('updated_at')
    .execute();
}

export async function removeStatesOf(tx: TransactionContext, accountId: string): Promise<void> {
  await tx.db
    .deleteFrom('package_states')
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .execute();
}

/** What one account did becomes another's, where that one did nothing in the same lesson. */
export async function moveStates(tx: TransactionContext, from: string, to: string): Promise<void> {
  await tx.db
    .updateTable('package_states')
    .set({ account_id: to })
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', from)
    .where('lesson_id', 'not in', (own) =>
      own
        .selectFrom('package_states')
        .select('lesson_id')
        .where('institute_id', '=', tx.instituteId)
        .where('account_id', '=', to),
    )
    .execute();
}
