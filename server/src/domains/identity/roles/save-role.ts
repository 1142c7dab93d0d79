import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { changeRights, showRole } from './role-rights.ts';

type Api = typeof api.identity;

/** Other rights for a role; they count for everybody who has it, on every process, within a second. */
export async function saveRole(
  ctx: Context,
  { params, body }: Input<Api['saveRole']>,
): Promise<Answer<Api['saveRole']>> {
  await inTransaction(ctx, (tx) => changeRights(tx, params.name, body.capabilities));
  return showRole(ctx, params.name);
}
