import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { asStaff } from '../../tenancy/index.ts';
import { examPatterns } from './exam-patterns.ts';
import { endPattern, loadPatterns } from './patterns.store.ts';

type End = typeof api.assessments.endExamPattern;

/** Says when a pattern was held last, and whether it is offered; papers that follow it keep it. */
export async function endExamPattern(ctx: Context, { params, body }: Input<End>): Promise<Answer<End>> {
  const { untilYear, withdrawn } = body;
  await inTransaction(asStaff(ctx, ctx.instituteId), async (tx) => {
    const before = (await loadPatterns(tx)).find(({ id }) => id === params.patternId) ?? fail('NOT_FOUND');
    if (untilYear !== null && untilYear < before.fromYear)
      failFields('INVALID_INPUT', [{ path: 'body.untilYear', messageKey: 'authoring.provided.problems.years' }]);
    await endPattern(tx, before.id, { untilYear, withdrawnAt: withdrawn ? tx.clock.now() : null });
    await record(tx, {
      action: 'exam_pattern.ended',
      subjectKind: 'exam_pattern',
      subjectId: before.id,
      before: { untilYear: before.untilYear, withdrawn: before.withdrawnAt !== null },
      after: { untilYear, withdrawn },
    });
  });
  examPatterns.forget();
  return {};
}
