import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { authorize, type Context } from '../../../kernel/context.ts';
import { getForPaper, versionsOf } from '../../questions/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { canEditPaper } from '../policies.ts';
import { listRecentPapers } from './recent-papers.store.ts';

/** A question that was asked longer ago than this many tests may be asked again. */
const RECENT = 10;

type Advice = typeof api.assessments.showPaperAdvice;
/** What does not hinder publishing a draft but is worth a look: solutions that nobody wrote, questions that students met not long ago. */
export async function showPaperAdvice(ctx: Context, { params }: Input<Advice>): Promise<Answer<Advice>> {
  const { id, draft } = authorize(ctx, canEditPaper, await getPaper(ctx, params.paperId));
  const current = await getForPaper(
    ctx,
    draft.sections.flatMap(({ questionIds }) => questionIds),
  );
  const asked = draft.sections.flatMap(({ questionIds }) => questionIds.filter((one) => current.has(one)));
  const words = await versionsOf(ctx, [...current.values()]);
  const recent = await listRecentPapers(ctx, { except: id, questionIds: asked, most: RECENT });
  const numbersOf = (holds: (questionId: string) => boolean) =>
    asked.flatMap((questionId, at) => (holds(questionId) ? [at + 1] : []));
  return {
    questions: asked.length,
    withoutSolution: numbersOf((one) => words.get(one)?.content.en.explanation.content.length === 0),
    seen: recent.length,
    repeated: recent.flatMap(({ paperId, title, questionIds }) =>
      questionIds.length > 0 ? [{ paperId, title, numbers: numbersOf((one) => questionIds.includes(one)) }] : [],
    ),
  };
}
