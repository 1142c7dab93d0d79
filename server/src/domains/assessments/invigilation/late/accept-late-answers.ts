import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { record } from '../../../audit/index.ts';
import { acceptLate, type LateWrite, listLateAnswers as listLateWrites } from '../../answers/responses.store.ts';
import { type Attempt, lockAttempt, saveControl } from '../../answers/attempts.store.ts';
import { markAttempt } from '../../results/mark-attempt.ts';
import { findResult } from '../../results/results.store.ts';
import { insertInterventions } from '../interventions.store.ts';

type Accepted = typeof api.assessments.acceptLateAnswers;

/** Lets late answers count, with a reason: the attempt is marked again, and its result has the next version. */
export async function acceptLateAnswers(ctx: Context, { params, body }: Input<Accepted>): Promise<Reply<Accepted>> {
  return inTransaction(ctx, async (tx) => {
    const attempt = await lockAttempt(tx, params.attemptId);
    if (attempt.state !== 'marked') fail('RESULT_NOT_READY');
    if (attempt.revision !== body.revision) fail('CONFLICT');
    const wanted = new Set(body.questionIds);
    const late = (await listLateWrites(tx, attempt.id)).filter(({ questionId }) => wanted.has(questionId));
    if (late.length < wanted.size) fail('LATE_UNKNOWN');
    await keepAcceptance(tx, attempt, late, body.reason);
    await saveControl(tx, [{ ...attempt, revision: attempt.revision + 1 }]);
    await markAttempt(tx, attempt);
    return { accepted: late.length, marks: (await findResult(tx, attempt.id))!.marks };
  });
}

async function keepAcceptance(
  tx: TransactionContext,
  { id, paperId }: Attempt,
  late: readonly LateWrite[],
  reason: string,
): Promise<void> {
  const interventionId = newId();
  const by = actorOf(tx).accountId;
  await insertInterventions(tx, [
    { id: interventionId, attemptId: id, kind: 'late_accepted', seconds: 0, reason, by, at: tx.clock.now() },
  ]);
  await acceptLate(tx, id, interventionId, late);
  await record(tx, {
    action: 'attempt.late_accepted',
    subjectKind: 'attempt',
    subjectId: id,
    details: { paperId, questions: late.map(({ questionId }) => questionId) },
    reason,
  });
}
