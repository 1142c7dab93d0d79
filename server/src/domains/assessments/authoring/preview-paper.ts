import type { api } from '@abhyas/contract';
import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { getForPaper } from '../../questions/index.ts';
import { arrangeGroups } from '../versions/arrange-groups.ts';
import { sampleSheet } from '../variants/sample-sheet.ts';
import { buildSheet, type SheetSource, wordsOf } from '../versions/build-sheet.ts';
import { sizeOf } from '../versions/snapshot.ts';
import { getPaper } from '../versions/papers.store.ts';

/** The draft as a student would see it now; questions that are gone from the bank are left out. */
export async function previewPaper(
  ctx: Context,
  { params }: Input<typeof api.assessments.previewPaper>,
): Promise<QuestionSheet> {
  const { id, version, draft } = await getPaper(ctx, params.paperId);
  const current = await getForPaper(
    ctx,
    draft.sections.flatMap(({ questionIds }) => questionIds),
  );
  const source: SheetSource = {
    paperId: id,
    version,
    title: draft.title,
    minutes: draft.minutes,
    instructions: draft.instructions,
    ...(draft.instructionsHi && { instructionsHi: draft.instructionsHi }),
    console: draft.console,
    patternId: draft.patternId,
    fullMarks: sizeOf(draft).fullMarks,
    sections: arrangeGroups(draft, current).sections.map(({ questionIds, questionRules, ...section }) => ({
      ...section,
      questions: questionIds.flatMap((questionId) => {
        const question = current.get(questionId);
        const rule = questionRules?.[questionId];
        return question ? [{ ...question, id: questionId, ...(rule && { rule }) }] : [];
      }),
    })),
  };
  const words = await wordsOf(ctx, source);
  return sampleSheet(await buildSheet(ctx, source, words), words);
}
