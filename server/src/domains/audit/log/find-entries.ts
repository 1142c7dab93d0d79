import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { openValues } from '../values/person-values.ts';
import { type EntryFilters, type EntryRow, getEntry, listEntries } from './entries.store.ts';
import type { Values } from './record.ts';

/** One page of the log, the newest first; `next` is the `after` of the page that follows. */
export async function findEntries(
  ctx: Context,
  filters: EntryFilters,
  page: { readonly after?: string | undefined; readonly size: number },
): Promise<{ rows: EntryRow[]; next: string | null }> {
  const found = await listEntries(ctx, filters, page.after, page.size + 1);
  const rows = found.slice(0, page.size);
  return { rows, next: found.length > page.size ? rows.at(-1)!.id : null };
}

export interface OpenEntry extends EntryRow {
  readonly values: { readonly before: Values; readonly after: Values };
  /** The values were those of a person who is erased. */
  readonly erased: boolean;
}

/** One entry with its values before and after; those of a person are opened with that person's key. */
export async function openEntry(ctx: Context, id: string): Promise<OpenEntry> {
  const row = (await getEntry(ctx, id)) ?? fail('NOT_FOUND');
  if (row.valuesDigest === null) {
    const plain = { before: (row.before ?? {}) as Values, after: (row.after ?? {}) as Values };
    return { ...row, values: plain, erased: false };
  }
  const opened =
    row.sealed !== null && row.keySealed !== null ? openValues(row.keySealed, row.sealed, row.valuesDigest) : undefined;
  return { ...row, values: opened ?? { before: {}, after: {} }, erased: row.keySealed === null };
}
