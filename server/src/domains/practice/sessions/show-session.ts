import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { presentSession } from './present-session.ts';
import { getSession } from './sessions.store.ts';

type Endpoint = typeof api.practice.showSession;

/** A set as it stands, on whatever device. */
export async function showSession(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  return presentSession(ctx, await getSession(ctx, actorOf(ctx).accountId, params.sessionId));
}
