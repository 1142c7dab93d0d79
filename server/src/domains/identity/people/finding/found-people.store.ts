import type { Bound } from '../../../../kernel/context.ts';
import { anyOf, rows } from '../../../../kernel/database/rows.ts';
import { findNamed, inOrder } from '../../../../kernel/search/find-named.ts';

/** People whose name, e-mail, mobile or roll number these words are, with what the search shows of them, best first. */
export async function listFoundPeople(ctx: Bound, typed: string, most: number) {
  const ids = await findNamed(ctx, 'accounts', typed, most);
  if (ids.length === 0) return [];
  const found = await rows(ctx)
    .selectFrom('accounts')
    .select(['id', 'firstName', 'lastName', 'email', 'mobileNumber', 'rollNumber', 'roleName'])
    .where('id', '=', anyOf(ids))
    .execute();
  return inOrder(ids, found);
}
