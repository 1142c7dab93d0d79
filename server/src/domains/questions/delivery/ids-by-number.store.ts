import { sql } from 'kysely';
import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';

/** Questions of the bank that are in use, by their numbers. */
export async function idsByNumber(ctx: Bound, numbers: readonly number[]): Promise<Map<number, string>> {
  const found = await rows(ctx)
    .selectFrom('questions')
    .select(['id', 'number'])
    .where(sql<boolean>`number = any(${[...numbers]}::bigint[])`)
    .where('removedAt', 'is', null)
    .where('status', '=', 'active')
    .execute();
  return new Map(found.map(({ id, number }) => [Number(number), id]));
}
