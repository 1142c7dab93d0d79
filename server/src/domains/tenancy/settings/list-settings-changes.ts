import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { namesOfActors } from '../people-names.ts';
import { listChanges } from './changes.store.ts';

type Endpoint = typeof api.tenancy.listSettingsChanges;

/** Who changed which setting and when, the newest first. */
export async function listSettingsChanges(ctx: Context, { query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { rows, total } = await listChanges(ctx, query);
  const nameOf = await namesOfActors(
    ctx,
    rows.map((row) => row.actor_id),
  );
  return {
    rows: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      section: row.section,
      field: row.field,
      before: row.before,
      after: row.after,
      actor: row.by_provider ? null : nameOf(row.actor_id),
      byProvider: row.by_provider,
    })),
    total,
    page: query.page,
    size: query.size,
  };
}
