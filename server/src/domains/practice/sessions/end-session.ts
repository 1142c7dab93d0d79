import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { finishSession } from './ask-next.ts';
import { presentSession } from './present-session.ts';
import { lockSession } from './sessions.store.ts';

type Endpoint = typeof api.practice.endSession;

/** Ends a set before its last question. */
export async function endSession(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const session = await inTransaction(ctx, async (tx) => {
    const locked = await lockSession(tx, actorOf(tx).accountId, params.sessionId);
    if (locked.state === 'finished') return locked;
    return finishSession(tx, locked);
  });
  return presentSession(ctx, session);
}
