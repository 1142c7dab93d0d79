import { randomBytes } from 'node:crypto';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, lockByName, rows } from '../../../kernel/database/rows.ts';
import { codeFrom } from './code-signs.ts';

/** So many codes that the institute never gave before; nobody else gives any until the transaction ends. */
export async function newCodes(tx: TransactionContext, count: number): Promise<string[]> {
  await lockByName(tx, 'books.codes');
  const fresh = new Set<string>();
  while (fresh.size < count) {
    const drawn = Array.from({ length: count - fresh.size }, () => codeFrom(randomBytes(5)));
    const taken = await listTaken(tx, drawn);
    for (const code of drawn) if (!taken.has(code)) fresh.add(code);
  }
  return [...fresh];
}

/** The code of every line of a book, of those that were taken out too. */
export async function listCodes(ctx: Bound, bookId: string): Promise<Map<string, string>> {
  const found = await rows(ctx).selectFrom('bookItems').select(['id', 'code']).where('bookId', '=', bookId).execute();
  return new Map(found.map(({ id, code }) => [id, code]));
}

/** Those of these codes that a line of this institute has, or had. */
export async function listTaken(ctx: Bound, codes: readonly string[]): Promise<Set<string>> {
  const given = await rows(ctx)
    .selectFrom('bookItems')
    .select('code')
    .where('code', '=', anyOf(codes, 'text'))
    .execute();
  return new Set(given.map(({ code }) => code));
}
