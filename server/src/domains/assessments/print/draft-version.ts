import { getForPaper, versionsOf } from '../../questions/index.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Paper } from '../versions/papers.store.ts';
import { fixedOptions } from '../sets/fixed-options.ts';
import { arrangeGroups } from '../versions/arrange-groups.ts';
import type { PaperVersion } from '../versions/paper-version.ts';
import { type CurrentQuestion, snapshot } from '../versions/snapshot.ts';

/** What would be published of a draft now; questions that are gone from the bank are left out. Its version is 0. */
export async function draftVersion(ctx: Context, { id, draft }: Pick<Paper, 'id' | 'draft'>): Promise<PaperVersion> {
  const current = await getForPaper(
    ctx,
    draft.sections.flatMap(({ questionIds }) => questionIds),
  );
  const versions = await versionsOf(ctx, [...current.values()]);
  const questions = new Map(
    [...current].flatMap(([questionId, question]): (readonly [string, CurrentQuestion])[] => {
      const words = versions.get(questionId);
      if (!words) return [];
      const fixed = fixedOptions(question.type, Object.values(words.content));
      const { optionCount, variables } = words;
      return [[questionId, { ...question, optionCount, varies: variables !== undefined, fixedOptions: fixed }]];
    }),
  );
  const there = arrangeGroups(draft, current).sections.map((section) => ({
    ...section,
    questionIds: section.questionIds.filter((questionId) => questions.has(questionId)),
  }));
  return snapshot({ ...draft, sections: there }, questions, { paperId: id, version: 0, publishedAt: ctx.clock.now() });
}
