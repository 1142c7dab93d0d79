import type { Context } from '../../kernel/context.ts';
import { port } from '../../kernel/port.ts';

type NamesOf = (ctx: Context, ids: readonly string[]) => Promise<ReadonlyMap<string, { readonly name: string }>>;
/** Identity knows the names of accounts, and stands above. */
export const peopleNames = port<NamesOf>('tenancy.peopleNames');

/** Names of accounts by id; whoever is gone, or of another institute, has none. */
export async function namesOfActors(
  ctx: Context,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const names = await peopleNames()(ctx, [...new Set(ids.filter((id) => id !== null))]);
  return (id) => (id === null ? null : (names.get(id)?.name ?? null));
}
