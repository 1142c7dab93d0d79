import type { api } from '@abhyas/contract';
import type { Home } from '@abhyas/contract/discovery/home';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { cachedHome } from './load-home.ts';

/** How the visitor came: scheme, and host with its port. */
interface Address {
  readonly protocol: string;
  readonly host: string;
}

/** The marketplace home of this institute: exams, papers that are open, teachers; on the provider's host its institutes too. */
export async function showHome(
  ctx: Context,
  _input: Input<typeof api.discovery.showHome>,
  { request }: Call,
): Promise<Home> {
  const { institutes, ...facts } = await cachedHome(ctx);
  return {
    ...facts,
    institutes: institutes.map(({ subdomain, ...institute }) => ({ ...institute, url: addressOf(subdomain, request) })),
  };
}

/** An institute's own address under the root host that the visitor uses; under the first one where he came by number. */
function addressOf(subdomain: string, { protocol, host }: Address): string {
  const { hostname, port } = new URL(`${protocol}://${host}`);
  const { rootHosts } = runtime().config;
  const root = rootHosts.includes(hostname) ? hostname : (rootHosts[0] ?? hostname);
  return `${protocol}://${subdomain}.${root}${port === '' ? '' : `:${port}`}`;
}
