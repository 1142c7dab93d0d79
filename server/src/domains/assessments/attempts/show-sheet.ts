import type { api } from '@abhyas/contract';
import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { attemptSheet } from '../variants/attempt-sheet.ts';
import { attemptVersion } from '../answers/kept-version.ts';
import { ownAttempt } from './own-attempt.ts';

/** The questions that this attempt was given, whatever was published since; a device that has them gets a 304. */
export async function showSheet(
  ctx: Context,
  { params }: Input<typeof api.assessments.showSheet>,
  { request, reply }: Call,
): Promise<QuestionSheet> {
  const attempt = await ownAttempt(ctx, params.attemptId);
  const version = await attemptVersion(ctx, attempt);
  const { sheet, body, etag, packed } = await attemptSheet(ctx, version, attempt.id);
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  // Awaited, so that hooks on the way (compression) have finished before the handler returns.
  if (request.headers['if-none-match']?.includes(etag)) await reply.code(304).send();
  else {
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (packed && takesBrotli) await reply.header('content-encoding', 'br').send(await packed());
    else await reply.send(body);
  }
  return sheet;
}
