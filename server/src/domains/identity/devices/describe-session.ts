import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { saveDescription } from './session-log.store.ts';

type Endpoint = typeof api.identity.describeSession;
/** Spec §9: the login cookie is kept for 60 seconds; the call itself may take some more. */
const GRACE_MS = 75_000;

/** Writes screen and time zone into the session log, once, for the session that has just opened. */
export async function describeSession(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { sessionId } = actorOf(ctx);
  const since = new Date(ctx.clock.now().getTime() - GRACE_MS);
  return { kept: await saveDescription(ctx, { ...body, sessionId, since }) };
}
