import type { Context } from '../../kernel/context.ts';

type NamesOf = (ctx: Context, ids: readonly string[]) => Promise<ReadonlyMap<string, { readonly name: string }>>;
let namesOf: NamesOf = async () => new Map();

/** Called once at start: identity knows the names of accounts, and stands above (architecture: kinds are registered from above). */
export function registerNames(port: NamesOf): void {
  namesOf = port;
}

/** Names of accounts by id; whoever is gone, or of another institute, has none. */
export async function namesOfActors(
  ctx: Context,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const names = await namesOf(ctx, [...new Set(ids.filter((id) => id !== null))]);
  return (id) => (id === null ? null : (names.get(id)?.name ?? null));
}
