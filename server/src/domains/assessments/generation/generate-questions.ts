import type { api } from '@abhyas/contract';
import type { Blueprint } from '@abhyas/contract/assessments/generation';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { authorize, type Context } from '../../../kernel/context.ts';
import { getPaper } from '../versions/papers.store.ts';
import { canEditPaper } from '../policies.ts';
import { candidatesOf } from './candidates-of.ts';
import { chooseQuestions } from './choosing/choose-questions.ts';
import { relaxationsOf } from './relaxations.ts';

type Endpoint = typeof api.assessments.generateQuestions;

/**
 * Chooses questions for sections of a draft: none that stands in it already, none twice. Where the bank cannot fulfil the blueprint the
 * nearest choice comes with every rule that it breaks, and with every single step after which none is broken. Nothing is written.
 */
export async function generateQuestions(
  ctx: Context,
  { params: { paperId }, body }: Input<Endpoint>,
): Promise<Reply<Endpoint>> {
  const paper = authorize(ctx, canEditPaper, await getPaper(ctx, paperId));
  const placed = paper.draft.sections.flatMap(({ questionIds }) => questionIds);
  const choose = async (rules: Blueprint) => {
    const { candidates, chapterName } = await candidatesOf(ctx, rules, { paperId, placed, papers: 1 });
    const chosen = chooseQuestions(rules, candidates, chapterName);
    return { ...chosen, exact: chosen.deviations.length === 0 };
  };
  const choice = await choose(body);
  const { sections, deviations } = choice;
  return {
    sections: sections.map(({ sectionId, questionIds }) => ({ sectionId, questionIds: [...questionIds] })),
    deviations: [...deviations],
    relaxations: choice.exact ? [] : await relaxationsOf(body, 1, choice, choose),
  };
}
