import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { announceAs } from '../../tenancy/index.ts';

type Announce = typeof api.identity.announce;
/** Shows a line in the institutes' pages, in a window of time. */
export function announce(ctx: Context, { body }: Input<Announce>): Promise<Answer<Announce>> {
  return announceAs(ctx, body);
}
