import type { SetLetter } from '@abhyas/contract/assessments/shapes';
import { sql } from 'kysely';
import type { TransactionContext } from '../../../../kernel/context.ts';

/** Writes the set of the next turn into an attempt. */
export async function takeSetTurn(
  tx: TransactionContext,
  { paperId, version }: { readonly paperId: string; readonly version: number },
  attemptId: string,
  letters: readonly SetLetter[],
): Promise<void> {
  await sql`
    with taken as (
      insert into paper_set_turns (institute_id, paper_id, version, turn)
      values (${tx.instituteId}, ${paperId}::uuid, ${version}, 1)
      on conflict (institute_id, paper_id, version) do update set turn = paper_set_turns.turn + 1
      returning turn
    )
    update attempts set set_letter = (${[...letters]}::text[])[1 + (taken.turn - 1) % ${letters.length}::int]
    from taken where attempts.institute_id = ${tx.instituteId} and attempts.id = ${attemptId}::uuid`.execute(tx.db);
}
