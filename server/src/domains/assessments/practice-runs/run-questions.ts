import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import type { PracticeAnswer } from '@abhyas/contract/assessments/practice-runs';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { Context } from '../../../kernel/context.ts';
import { fillContent, fillKey, imagesIn, versionsOf } from '../../questions/index.ts';
import { correctedKey } from '../keys/shown-keys.ts';
import { verdictsOf } from '../marking/verdicts-in-force.ts';
import type { VerdictsInForce } from '../marking/key-verdicts.ts';
import { pinnedKeys } from '../variants/pinned-keys.ts';
import { fillSheet } from '../variants/fill-sheet.ts';
import { variedQuestions } from '../variants/varied-questions.ts';
import { keptSheet } from '../versions/kept-sheet.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { type PaperVersion, questionsOf } from '../versions/paper-version.ts';
import type { PracticeAnswerRow, PracticeRunRow } from './practice-runs.store.ts';

export const versionOfRun = (ctx: Context, { paperId, paperVersion: number }: PracticeRunRow): Promise<PaperVersion> =>
  paperVersion(ctx, paperId, number);

/** The paper of a run with the run's own numbers, as it reads without keys. */
export async function sheetOfRun(ctx: Context, run: PracticeRunRow): Promise<QuestionSheet> {
  const { sheet } = await keptSheet(ctx, await versionOfRun(ctx, run));
  return fillSheet(sheet, new Map(Object.entries(run.variants)));
}

/** Keys of the questions of a run, computed with its own numbers. */
export async function keysOfRun(ctx: Context, run: PracticeRunRow): Promise<ReadonlyMap<string, AnswerKey>> {
  const version = await versionOfRun(ctx, run);
  const [pinned, varied] = [await pinnedKeys(ctx, version), await variedQuestions(ctx, version)];
  const keys = new Map(pinned);
  for (const [questionId, variant] of Object.entries(run.variants)) {
    const [key, variables] = [pinned.get(questionId), varied.get(questionId)?.variables];
    if (key && variables) keys.set(questionId, fillKey(key, variables, variant));
  }
  return keys;
}

/** What was decided about keys since, computed with the run's own numbers: practice says what a result would say now. */
export async function verdictsOfRun(ctx: Context, run: PracticeRunRow): Promise<VerdictsInForce> {
  const verdicts = await verdictsOf(ctx, run.paperId, run.paperVersion);
  if (!Object.keys(run.variants).some((id) => verdicts.has(id))) return verdicts;
  const varied = await variedQuestions(ctx, await versionOfRun(ctx, run));
  return new Map(
    [...verdicts].map(([questionId, verdict]) => {
      const [variant, variables] = [run.variants[questionId], varied.get(questionId)?.variables];
      if (!variant || !variables) return [questionId, verdict];
      return [questionId, { ...verdict, keys: verdict.keys.map((key) => fillKey(key, variables, variant)) }];
    }),
  );
}

/** Answers with their keys, corrected where a verdict names others, and worked solutions, in the order of the run. */
export async function presentAnswers(
  ctx: Context,
  run: PracticeRunRow,
  answers: readonly PracticeAnswerRow[],
): Promise<PracticeAnswer[]> {
  const placed = new Map(questionsOf(await versionOfRun(ctx, run)).map((question) => [question.id, question]));
  const [keys, verdicts] = [await keysOfRun(ctx, run), await verdictsOfRun(ctx, run)];
  const words = await versionsOf(
    ctx,
    answers.map(({ questionId }) => ({ questionId, version: placed.get(questionId)!.version })),
  );
  const solved = answers.map((answer) => {
    const { en, hi } = words.get(answer.questionId)!.content;
    const variant = run.variants[answer.questionId];
    const explain = (content: typeof en) => (variant ? fillContent(content, variant) : content).explanation;
    return {
      ...answer,
      key: correctedKey(keys.get(answer.questionId)!, verdicts.get(answer.questionId)),
      solution: { en: explain(en), ...(hi && { hi: explain(hi) }) },
    };
  });
  const images = await imagesIn(
    ctx,
    solved.flatMap(({ solution }): RichTextDoc[] => Object.values(solution)),
  );
  const order = new Map(run.questionIds.map((id, at) => [id, at]));
  return solved
    .map((answer) => ({ ...answer, images }))
    .toSorted((a, b) => order.get(a.questionId)! - order.get(b.questionId)!);
}
