import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { listFoundPeople } from './found-people.store.ts';

type Find = typeof api.identity.findPeople;
/** A few people whom somebody means by these words; slips in names are forgiven where nobody fits. */
export async function findPeople(ctx: Context, { query }: Input<Find>): Promise<Answer<Find>> {
  const found = await listFoundPeople(ctx, query.search, query.size);
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
