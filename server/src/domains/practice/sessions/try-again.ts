import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { isSittingOneOf } from '../../assessments/index.ts';
import { judge, versionsOf } from '../../questions/index.ts';
import { keyOf } from './present-session.ts';
import { getSession, listAsked } from './sessions.store.ts';

type Endpoint = typeof api.practice.tryAgain;

/** Judges another try at a question that was answered. Nothing is kept and nothing is learned from it: the first answer counts. */
export async function tryAgain(ctx: Context, { params, body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const session = await getSession(ctx, accountId, params.sessionId);
  const asked = (await listAsked(ctx, session.id)).find(({ position }) => position === body.position);
  if (!asked || asked.outcome === null) return fail('NOT_FOUND');
  if (await isSittingOneOf(ctx, accountId, [asked.questionId])) fail('PRACTICE_NOT_NOW');
  const version = (await versionsOf(ctx, [asked])).get(asked.questionId)!;
  return { outcome: judge(version, await keyOf(ctx, asked), body.response).outcome };
}
