import type { api } from '@abhyas/contract';
import type { PracticeRun } from '@abhyas/contract/assessments/practice-runs';
import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { getPaper } from '../versions/papers.store.ts';
import { checkStillPractised } from './may-practise.ts';
import { getRun, listPracticeAnswers } from './practice-runs.store.ts';
import { presentAnswers, sheetOfRun } from './run-questions.ts';

/** A run as it stands, on whatever device: its questions, and of the answered ones key and solution. */
export async function showPracticeRun(
  ctx: Context,
  { params }: Input<typeof api.assessments.showPracticeRun>,
): Promise<PracticeRun> {
  const run = await getRun(ctx, actorOf(ctx).accountId, params.runId);
  await checkStillPractised(ctx, run);
  const [sheet, { kind }] = [await sheetOfRun(ctx, run), await getPaper(ctx, run.paperId)];
  const answers = await listPracticeAnswers(ctx, run.id);
  const questions = askedOf(sheet, run.questionIds);
  const groups = new Set(questions.flatMap(({ groupId }) => groupId ?? []));
  return {
    runId: run.id,
    paper: { id: run.paperId, title: sheet.title, kind },
    attemptId: run.attemptId,
    wish: run.wish,
    state: run.state,
    startedAt: run.startedAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    languages: [...sheet.console.languages],
    questions,
    groups: Object.fromEntries(Object.entries(sheet.groups ?? {}).filter(([id]) => groups.has(id))),
    images: sheet.images,
    answers: await presentAnswers(ctx, run, [...answers.values()]),
  };
}

/** The questions of a sheet that a run asks, each with its marking and its section. */
function askedOf({ sections }: QuestionSheet, ids: readonly string[]): PracticeRun['questions'] {
  const wanted = new Set(ids);
  return sections.flatMap(({ title, rule, questions }) =>
    questions.flatMap((question) =>
      wanted.has(question.id) ? { ...question, rule: question.rule ?? rule, section: title } : [],
    ),
  );
}
