import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { namesOfActors } from '../people-names.ts';
import { listVersions } from './policies.store.ts';
import { presentPolicy } from './policies.ts';

/** Every version of both texts, the newest first, with who published it. */
export async function listPolicies(ctx: Context): Promise<Answer<typeof api.tenancy.listPolicies>> {
  const rows = await listVersions(ctx);
  const nameOf = await namesOfActors(
    ctx,
    rows.map((row) => row.actor_id),
  );
  return {
    rows: rows.map((row) => ({ ...presentPolicy(row), actor: nameOf(row.actor_id) })),
    can: { edit: ctx.actor?.capabilities.has('settings.write') ?? false },
  };
}
