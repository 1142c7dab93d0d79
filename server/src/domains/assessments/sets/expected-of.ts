import type { Expectation } from '@abhyas/contract/assessments/sets';
import type { PaperDraft } from '@abhyas/contract/assessments/shapes';
import type { Context } from '../../../kernel/context.ts';
import { figuresOf, getForPaper, type QuestionFigures } from '../../questions/index.ts';
import { type PaperVersion, questionsOf } from '../versions/paper-version.ts';
import { type ExpectedSection, expectationOf } from './expectation.ts';

/** What students did with the questions of a published version. */
export const figuresOfVersion = (ctx: Context, version: PaperVersion): Promise<Map<string, QuestionFigures>> =>
  figuresOf(
    ctx,
    questionsOf(version).map((question) => ({ questionId: question.id, version: question.version })),
  );

/** The sections of a version as expectations need them. */
export const expectedSections = (
  { sections }: PaperVersion,
  figures: ReadonlyMap<string, QuestionFigures>,
): ExpectedSection[] =>
  sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...question, figures: figures.get(question.id) })),
  }));

/** Expected marks and time of drafts, with their questions as they are now, in the order given. */
export async function expectedOfDrafts(ctx: Context, drafts: readonly PaperDraft[]): Promise<Expectation[]> {
  const ids = drafts.flatMap(({ sections }) => sections.flatMap(({ questionIds }) => questionIds));
  const questions = await getForPaper(ctx, [...new Set(ids)]);
  const figures = await figuresOf(ctx, [...questions.values()]);
  return drafts.map(({ sections }) =>
    expectationOf(
      sections.map(({ rule, counted, questionIds, questionRules }) => ({
        rule,
        counted,
        questions: questionIds.flatMap((id) => {
          const question = questions.get(id);
          return question ? [{ ...question, figures: figures.get(id), rule: questionRules?.[id] }] : [];
        }),
      })),
    ),
  );
}
