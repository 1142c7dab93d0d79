import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { requireTry } from '../../identity/index.ts';
import { keepQuestion, ownStand, reportQuestion, saveReportPicture } from '../../questions/index.ts';
import { questionsOf } from '../versions/paper-version.ts';
import { variantsOf } from '../variants/variants-of.ts';
import { seenResult } from '../visibility/seen-result.ts';

type Contract = typeof api.assessments;

/** A person photographs no more in a day. */
const PICTURES = { tries: 30, seconds: 86_400 };

/** A question of one's own attempt, as it was met, once its solution may be seen. NOT_FOUND for what is not one's own. */
async function seenQuestion(ctx: Context, { attemptId, questionId }: { attemptId: string; questionId: string }) {
  const { attempt, version } = await seenResult(ctx, attemptId);
  if (attempt.accountId !== actorOf(ctx).accountId) fail('NOT_FOUND');
  const placed = questionsOf(version).find(({ id }) => id === questionId) ?? fail('NOT_FOUND');
  const variant = (await variantsOf(ctx, version, attemptId)).get(questionId);
  return { questionId, version: placed.version, attemptId, variant };
}

/** Whether the student keeps this question, and what became of his report about it. */
export async function showOwnStand(
  ctx: Context,
  { params }: Input<Contract['showOwnStand']>,
): Promise<Answer<Contract['showOwnStand']>> {
  return ownStand(ctx, await seenQuestion(ctx, params));
}

/** Keeps a question among the student's bookmarks. */
export async function keepSolution(
  ctx: Context,
  { params }: Input<Contract['keepSolution']>,
): Promise<Answer<Contract['keepSolution']>> {
  await keepQuestion(ctx, await seenQuestion(ctx, params));
  return { kept: true };
}

/** Reports a question from its solution. */
export async function reportSolution(
  ctx: Context,
  { params, body }: Input<Contract['reportSolution']>,
): Promise<Answer<Contract['reportSolution']>> {
  const { reason, comment, pictureId } = body;
  return reportQuestion(ctx, await seenQuestion(ctx, params), { reason, comment, pictureId });
}

/** Keeps a screenshot that a report will name. */
export async function uploadReportPicture(
  ctx: Context,
  { params, file }: Input<Contract['uploadReportPicture']> & { readonly file: Buffer },
): Promise<Answer<Contract['uploadReportPicture']>> {
  const { attempt } = await seenResult(ctx, params.attemptId);
  const { accountId } = actorOf(ctx);
  if (attempt.accountId !== accountId) fail('NOT_FOUND');
  // Each takes of the institute's space.
  await requireTry(ctx, [{ key: `reportPictures:${accountId}`, ...PICTURES }]);
  return { pictureId: await saveReportPicture(ctx, file) };
}
