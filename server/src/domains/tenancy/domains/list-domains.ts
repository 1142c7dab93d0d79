import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { instituteById } from '../hosts/institute-of-host.ts';
import { listDomainRows } from './domains.store.ts';
import { presentDomain } from './custom-domains.ts';

/** The addresses of the institute: those below the provider's hosts, and its own. */
export async function listDomains(ctx: Context): Promise<Answer<typeof api.tenancy.listDomains>> {
  const institute = (await instituteById(ctx.instituteId)) ?? fail('NOT_FOUND');
  const { rootHosts } = runtime().config;
  return {
    given: institute.kind === 'provider' ? [...rootHosts] : rootHosts.map((root) => `${institute.subdomain}.${root}`),
    rows: (await listDomainRows(ctx)).map(presentDomain),
    can: { edit: ctx.actor?.capabilities.has('domains.write') ?? false },
  };
}
