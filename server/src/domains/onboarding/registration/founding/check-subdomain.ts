import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { checkSubdomain as judgeSubdomain } from '../../../tenancy/index.ts';
import { requireTryOf } from '../limits.ts';
import { requireProvider } from '../own-registration.ts';

type Check = typeof api.onboarding.checkSubdomain;
/** Whether an address below the provider's is free, and what else would fit the name of the institute. */
export async function checkSubdomain(ctx: Context, { query }: Input<Check>): Promise<Answer<Check>> {
  await requireProvider(ctx);
  await requireTryOf(ctx, 'subdomain');
  return judgeSubdomain(ctx, query.name, query.of);
}
