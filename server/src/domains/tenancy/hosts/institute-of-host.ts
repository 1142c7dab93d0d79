import { runtime } from '../../../kernel/runtime.ts';
import { listHosts, listInstitutes } from './hosts.store.ts';

export interface Institute {
  readonly id: number;
  readonly kind: 'provider' | 'institute' | 'publisher';
  readonly subdomain: string;
}

interface Directory {
  readonly byId: ReadonlyMap<number, Institute>;
  readonly bySubdomain: ReadonlyMap<string, Institute>;
  readonly byHost: ReadonlyMap<string, number>;
  readonly provider: Institute | undefined;
}

let directory: Promise<Directory> | undefined;

/** Forgets the directory; the next question reads it afresh. */
export function forgetInstitutes(): void {
  directory = undefined;
}

function read(): Promise<Directory> {
  directory ??= load().catch((error: unknown) => {
    directory = undefined;
    throw error;
  });
  return directory;
}

async function load(): Promise<Directory> {
  const { unbound } = runtime().database;
  const [rows, hosts] = await Promise.all([listInstitutes(unbound), listHosts(unbound)]);
  const institutes = rows as Institute[];
  return {
    byId: new Map(institutes.map((one) => [one.id, one])),
    bySubdomain: new Map(institutes.map((one) => [one.subdomain, one])),
    byHost: new Map(hosts.map(({ host, institute_id }) => [host, institute_id])),
    provider: institutes.find((one) => one.kind === 'provider'),
  };
}

const loopback = new Set(['127.0.0.1', '[::1]', '::1']);

/**
 * Which institute a host name belongs to: a name of its own, `<subdomain>.<root host>`, or the provider at the root itself.
 * Undefined: not a valid domain.
 */
export async function instituteOfHost(host: string): Promise<Institute | undefined> {
  const { byHost, byId, bySubdomain, provider } = await read();
  const own = byHost.get(host);
  if (own !== undefined) return byId.get(own);
  const { rootHosts } = runtime().config;
  if (rootHosts.includes(host) || (rootHosts.includes('localhost') && loopback.has(host))) return provider;
  for (const root of rootHosts) {
    if (!host.endsWith(`.${root}`)) continue;
    const institute = bySubdomain.get(host.slice(0, -root.length - 1));
    if (institute && institute.kind !== 'provider') return institute;
  }
  return undefined;
}

export async function instituteById(id: number): Promise<Institute | undefined> {
  return (await read()).byId.get(id);
}

/** Every institute: for sweeps, and for the provider's home. */
export async function listAllInstitutes(): Promise<readonly Institute[]> {
  return [...(await read()).byId.values()];
}
