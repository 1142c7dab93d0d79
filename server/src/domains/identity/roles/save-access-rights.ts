import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { changeRights } from './role-rights.ts';

type Api = typeof api.identity;

/** Several roles at once (spec §6: save access rights), all or none. */
export async function saveAccessRights(
  ctx: Context,
  { body }: Input<Api['saveAccessRights']>,
): Promise<Answer<Api['saveAccessRights']>> {
  return inTransaction(ctx, async (tx) => {
    const changed: string[] = [];
    // In one order, so that two who save at once cannot wait for each other.
    for (const { role, capabilities } of body.rights.toSorted((a, b) => a.role.localeCompare(b.role)))
      if (await changeRights(tx, role, capabilities)) changed.push(role);
    return { changed };
  });
}
