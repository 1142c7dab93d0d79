import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { requireTry } from '../../identity/index.ts';
import { saveReportPicture } from '../../questions/index.ts';
import { seenResult } from '../visibility/seen-result.ts';

type Contract = typeof api.assessments;

/** A person photographs no more in a day. */
const PICTURES = { tries: 30, seconds: 86_400 };

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
