import { runtime } from '../../../kernel/runtime.ts';
import { hostsOf, listAllInstitutes } from '../../tenancy/index.ts';

/** Where an institute's pages are for somebody who reads a mail: its own host name, else its subdomain. */
export async function siteAddress(instituteId: number): Promise<string> {
  const { production, port, rootHosts } = runtime().config;
  const institute = (await listAllInstitutes()).find(({ id }) => id === instituteId);
  const [root = 'localhost'] = rootHosts;
  const [own] = await hostsOf(instituteId);
  const host = own ?? (institute && institute.kind !== 'provider' ? `${institute.subdomain}.${root}` : root);
  return production ? `https://${host}` : `http://${host}${port ? `:${port}` : ''}`;
}
