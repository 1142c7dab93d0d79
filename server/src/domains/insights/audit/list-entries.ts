import type { AuditFilters, AuditList } from '@abhyas/contract/insights/audit';
import type { Context } from '../../../kernel/context.ts';
import { findEntries, listActions } from '../../audit/index.ts';
import { listIdsNamed } from '../../identity/index.ts';
import { presentEntries } from './present-entry.ts';

/** Whoever searches for more people than these sees those of the first. */
const MOST_PEOPLE = 200;

/** One page of the log, the newest first. */
export async function listEntries(
  ctx: Context,
  query: AuditFilters & { readonly after?: string | undefined; readonly size: number },
  forProvider: boolean,
): Promise<AuditList> {
  const { after, size, ...filters } = query;
  const { rows, next } = await findEntries(ctx, await asSearch(ctx, filters), { after, size });
  return { rows: await presentEntries(ctx, rows, forProvider), next, actions: await listActions(ctx) };
}

/** The filters as the log understands them: a name stands for the accounts that bear it. */
export async function asSearch(ctx: Context, { from, to, search = '', ...rest }: AuditFilters) {
  return {
    ...rest,
    ...(from !== undefined && { from: new Date(from) }),
    ...(to !== undefined && { to: new Date(to) }),
    search,
    people: search === '' ? [] : await listIdsNamed(ctx, search, MOST_PEOPLE),
  };
}
