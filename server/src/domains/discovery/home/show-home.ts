import type { Home } from '@abhyas/contract/discovery/home';
import type { Context } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { cachedHome } from './load-home.ts';

/** How the visitor came: scheme, and host with its port. */
export interface Address {
  readonly protocol: string;
  readonly host: string;
}

/** The marketplace home of this institute: exams, papers that are open, teachers; on the provider's host its institutes too. */
export async function showHome(ctx: Context, address: Address): Promise<Home> {
  const { institutes, ...facts } = await cachedHome(ctx);
  return {
    ...facts,
    institutes: institutes.map(({ subdomain, ...institute }) => ({ ...institute, url: addressOf(subdomain, address) })),
  };
}

/** An institute's own address under the root host that the visitor uses; under the first one where he came by number. */
function addressOf(subdomain: string, { protocol, host }: Address): string {
  const { hostname, port } = new URL(`${protocol}://${host}`);
  const { rootHosts } = runtime().config;
  const root = rootHosts.includes(hostname) ? hostname : (rootHosts[0] ?? hostname);
  return `${protocol}://${subdomain}.${root}${port === '' ? '' : `:${port}`}`;
}
