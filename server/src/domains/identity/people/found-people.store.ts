import { sql } from 'kysely';
import type { Bound } from '../../../kernel/context.ts';
import { anyOf, rows } from '../../../kernel/database/rows.ts';
import { containing } from '../../../kernel/database/sql.ts';

/** Two letters are in nearly every name: they are looked for where a word begins. */
const SHORT = 3;

/**
 * Ids of people whose name, e-mail, mobile or roll number holds the words, or nearly so where none does. They come by a function that passes row
 * level security and say nothing until they are read under the policy.
 */
export async function findPeopleIds(ctx: Bound, typed: string, most: number): Promise<string[]> {
  const words = typed.toLowerCase();
  const pattern = containing(words.length < SHORT ? ` ${words}` : words);
  const found = await sql<{ id: string }>`
    select id from search.find_people(${ctx.instituteId}, ${pattern}, ${words}, ${most}) as f (id)`.execute(rows(ctx));
  return found.rows.map(({ id }) => id);
}

/** What the search shows of these people, in the order of their names. */
export const listFoundPeople = (ctx: Bound, ids: readonly string[]) =>
  rows(ctx)
    .selectFrom('accounts')
    .select(['id', 'firstName', 'lastName', 'email', 'mobileNumber', 'rollNumber', 'roleName'])
    .where('id', '=', anyOf(ids))
    .orderBy('firstName')
    .orderBy('lastName')
    .orderBy('id')
    .execute();
