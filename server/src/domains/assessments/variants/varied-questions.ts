import { cached } from '../../../kernel/cached.ts';
import type { Context } from '../../../kernel/context.ts';
import { type QuestionVersion, versionsOf } from '../../questions/index.ts';
import { type PaperVersion, variedOf } from '../versions/paper-version.ts';

/** The questions of a published version that have variables, by id, from this process's memory where it has them: they never change. */
export const variedQuestions = cached({
  max: 500,
  key: ({ instituteId }, { paperId, version }) => `${instituteId}/${paperId}/${version}`,
  load: (ctx: Context, version: PaperVersion): Promise<ReadonlyMap<string, QuestionVersion>> =>
    versionsOf(
      ctx,
      variedOf(version).map((question) => ({ questionId: question.id, version: question.version })),
    ),
});
