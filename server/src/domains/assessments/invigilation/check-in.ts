import type { api } from '@abhyas/contract';
import { signOfLife } from '@abhyas/contract/assessments/invigilation';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { ownAttempt } from '../attempts/own-attempt.ts';
import { presentStanding } from '../attempts/standing.ts';
import { insertNoticed, markRead, readDesk, saveSignOfLife } from './presence.store.ts';

type Endpoint = typeof api.assessments.checkIn;

/** A page that watches asks every few seconds; after so many without, consoles go back to their usual pace. */
const watchedForMs = 30_000;

/**
 * The console's sign of life. It brings what was noticed and takes how the attempt stands and what those who watch wrote; the
 * answer says when to come again, so that a hall that is watched is live and one that is not costs little.
 */
export async function checkIn(ctx: Context, { params, body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const attempt = await ownAttempt(ctx, params.attemptId);
  if (attempt.state === 'running') await saveSignOfLife(ctx, attempt.id, body.seat);
  if (body.events.length > 0) await insertNoticed(ctx, attempt.id, body.events);
  if (body.read.length > 0) await markRead(ctx, attempt.id, body.read);
  const { messages, watchedAt } = await readDesk(ctx, attempt.id, attempt.paperId);
  const now = ctx.clock.now();
  const isWatched = watchedAt !== null && now.getTime() - watchedAt.getTime() < watchedForMs;
  return {
    standing: presentStanding(attempt, now),
    messages: messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
    againInSeconds: isWatched ? signOfLife.watched : signOfLife.usual,
  };
}
