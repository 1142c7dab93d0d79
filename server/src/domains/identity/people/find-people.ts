import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { findPeopleIds, listFoundPeople } from './found-people.store.ts';

const MOST = 6;
type Find = typeof api.identity.findPeople;
/** A few people whom somebody means by these words; slips in names are forgiven where nobody fits. */
export async function findPeople(ctx: Context, { query }: Input<Find>): Promise<Answer<Find>> {
  const ids = await findPeopleIds(ctx, query.search.trim(), MOST);
  const found = ids.length === 0 ? [] : await listFoundPeople(ctx, ids);
  return {
    rows: found.map(({ id, firstName, lastName, email, mobileNumber, rollNumber, roleName }) => ({
      accountId: id,
      name: `${firstName} ${lastName}`.trim(),
      email,
      mobileNumber,
      rollNumber,
      role: roleName,
    })),
  };
}
