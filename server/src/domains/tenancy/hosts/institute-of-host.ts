import type { InstituteState } from '@abhyas/contract/tenancy/lifecycle';
import { cached } from '../../../kernel/cached.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { listHosts, listInstitutes } from './hosts.store.ts';

export interface Institute {
  readonly id: number;
  readonly kind: 'provider' | 'institute' | 'publisher';
  readonly subdomain: string;
  readonly state: InstituteState;
  readonly createdAt: Date;
  /** Limits of the plan; null: none. */
  readonly studentLimit: number | null;
  readonly storageLimit: number | null;
}

interface Directory {
  readonly byId: ReadonlyMap<number, Institute>;
  readonly bySubdomain: ReadonlyMap<string, Institute>;
  readonly byHost: ReadonlyMap<string, number>;
  readonly provider: Institute | undefined;
}

const directory = cached({ load });

/** Forgets the directory; the next question reads it afresh. */
export const forgetInstitutes = (): void => directory.forget();

async function load(): Promise<Directory> {
  const { unbound } = runtime().database;
  const [rows, hosts] = await Promise.all([listInstitutes(unbound), listHosts(unbound)]);
  const institutes = rows.map(presentRow);
  return {
    byId: new Map(institutes.map((one) => [one.id, one])),
    bySubdomain: new Map(institutes.map((one) => [one.subdomain, one])),
    byHost: new Map(hosts.map(({ host, institute_id }) => [host, institute_id])),
    provider: institutes.find((one) => one.kind === 'provider'),
  };
}

const presentRow = (row: Awaited<ReturnType<typeof listInstitutes>>[number]): Institute => ({
  id: row.id,
  kind: row.kind as Institute['kind'],
  subdomain: row.subdomain,
  state: row.state as InstituteState,
  createdAt: row.created_at,
  studentLimit: row.student_limit,
  storageLimit: row.storage_limit,
});

const loopback = new Set(['127.0.0.1', '[::1]', '::1']);

/**
 * Which institute a host name belongs to: a name of its own, `<subdomain>.<root host>`, or the provider at the root itself.
 * Undefined: not a valid domain.
 */
export async function instituteOfHost(host: string): Promise<Institute | undefined> {
  const { byHost, byId, bySubdomain, provider } = await directory();
  if (runtime().config.loginHosts.includes(host)) return undefined; // whatever an institute calls itself
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

/** Every institute by its subdomain. */
export async function institutesBySubdomain(): Promise<ReadonlyMap<string, Institute>> {
  return (await directory()).bySubdomain;
}

export async function instituteById(id: number): Promise<Institute | undefined> {
  return (await directory()).byId.get(id);
}

/** Addresses of its own that an institute answers at. */
export async function hostsOf(id: number): Promise<string[]> {
  return [...(await directory()).byHost].filter(([, owner]) => owner === id).map(([host]) => host);
}

/** True where people come and go as usual; a suspended or closed institute turns them away. */
export const isOpen = ({ state }: Pick<Institute, 'state'>): boolean => state === 'trial' || state === 'active';

/** Limits of an institute's plan; null: none. */
export async function planOf(id: number): Promise<Pick<Institute, 'studentLimit' | 'storageLimit'>> {
  const institute = await instituteById(id);
  return { studentLimit: institute?.studentLimit ?? null, storageLimit: institute?.storageLimit ?? null };
}

/** Every institute: for sweeps, and for the provider's home. */
export async function listAllInstitutes(): Promise<readonly Institute[]> {
  return [...(await directory()).byId.values()];
}
