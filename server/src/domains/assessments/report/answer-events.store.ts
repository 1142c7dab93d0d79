import type { SavedAnswer } from '@abhyas/contract/assessments/shapes';
import type { Context } from '../../../kernel/context.ts';
import type { AnswerEvent } from './answer-course.ts';

/** What a console wrote about an attempt while it ran, in the order in which it was done there. */
export async function listAnswerEvents(ctx: Context, attemptId: string): Promise<AnswerEvent[]> {
  const rows = await ctx.db
    .selectFrom('response_events')
    .select(['question_id', 'kind', 'answer'])
    .where('institute_id', '=', ctx.instituteId)
    .where('attempt_id', '=', attemptId)
    .where('late', '=', false)
    .orderBy('seat')
    .orderBy('sequence')
    .execute();
  return rows.map((row) => ({
    questionId: row.question_id,
    kind: row.kind as AnswerEvent['kind'],
    response: (row.answer as SavedAnswer).response,
  }));
}
