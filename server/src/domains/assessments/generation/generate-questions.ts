import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { authorize, type Context } from '../../../kernel/context.ts';
import { getPaper } from '../authoring/papers.store.ts';
import { canEditPaper } from '../policies.ts';
import { candidatesOf } from './candidates-of.ts';
import { chooseQuestions } from './choosing/choose-questions.ts';

type Endpoint = typeof api.assessments.generateQuestions;

/**
 * Chooses questions for sections of a draft: none that stands in it already, none twice. Where the bank cannot fulfil the blueprint the
 * nearest choice comes with every rule that it breaks. Nothing is written.
 */
export async function generateQuestions(
  ctx: Context,
  { params: { paperId }, body }: Input<Endpoint>,
): Promise<Reply<Endpoint>> {
  const paper = authorize(ctx, canEditPaper, await getPaper(ctx, paperId));
  const placed = paper.draft.sections.flatMap(({ questionIds }) => questionIds);
  const { candidates, chapterName } = await candidatesOf(ctx, body, { paperId, placed, papers: 1 });
  const { sections, deviations } = chooseQuestions(body, candidates, chapterName);
  return {
    sections: sections.map(({ sectionId, questionIds }) => ({ sectionId, questionIds: [...questionIds] })),
    deviations: [...deviations],
  };
}
