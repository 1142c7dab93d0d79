import type { Context } from '../../../kernel/context.ts';
import { studentsAmong } from '../accounts/contacts.ts';
import { namesOf } from '../accounts/names.ts';

interface Row {
  readonly accountId: string | null;
}
const accountsOf = (rows: readonly Row[]) => [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];

/** Of these rows, those whose student is still one of the institute. */
export async function rowsOfStudents<R extends Row>(
  ctx: Context,
  rows: readonly R[],
): Promise<(R & { readonly accountId: string })[]> {
  const students = new Set(await studentsAmong(ctx, accountsOf(rows)));
  return rows.filter((row): row is R & { readonly accountId: string } => students.has(row.accountId ?? ''));
}

/** The student whom each row means, by name; null where it means none. */
export async function presentStudents(
  ctx: Context,
  rows: readonly Row[],
): Promise<({ id: string; name: string } | null)[]> {
  const names = await namesOf(ctx, accountsOf(rows));
  return rows.map(({ accountId }) =>
    accountId === null ? null : { id: accountId, name: names.get(accountId)?.name ?? '' },
  );
}
