import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import type { Context } from '../../../kernel/context.ts';
import type { OpenedThing, ThingFigures } from '../../courses/index.ts';
import { presentOpen } from '../open-papers/list-my-papers.ts';
import { listPublished } from '../open-papers/open-papers.store.ts';
import { passPercent } from '../marking/pass-mark.ts';
import { listFigures } from './lesson-figures.store.ts';

/** How a learner stands with papers that are lessons; whether the lesson is open to him or her is the course's to say. */
export async function openLessons(
  ctx: Context,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, OpenedThing>> {
  const papers = await presentOpen(ctx, accountId, await listPublished(ctx, ids));
  return new Map(papers.map((paper) => [paper.paperId, presentPaper(paper)]));
}

function presentPaper({ paperId, title, questions, minutes, attempts }: OpenPaper): OpenedThing {
  const percents = attempts.flatMap(({ marks, full }) => (marks === null || full <= 0 ? [] : [marks / full]));
  const running = attempts.some(({ state }) => state === 'running');
  const state = running ? 'running' : attempts.length > 0 ? 'done' : 'new';
  return {
    title,
    questions,
    minutes,
    path: `/student/tests/${paperId}`,
    state,
    percent: percents.length > 0 ? Math.max(0, Math.round(Math.max(...percents) * 100)) : null,
  };
}

/** How papers that are lessons went, over all who finished them. */
export async function lessonFigures(ctx: Context, ids: readonly string[]): Promise<Map<string, ThingFigures>> {
  const rows = await listFigures(ctx, ids, await passPercent(ctx));
  return new Map(
    ids.map((id) => {
      const row = rows.find(({ paperId }) => paperId === id);
      return [
        id,
        row
          ? { learners: row.learners, meanPercent: row.meanPercent, passed: row.passed }
          : { learners: 0, meanPercent: null, passed: 0 },
      ];
    }),
  );
}
