import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type CustomDomain, mostDomains } from '@abhyas/contract/tenancy/domains';
import { randomBytes } from 'node:crypto';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { record } from '../../audit/index.ts';
import { findTxtRecords } from '../gateways/txt-records.ts';
import { insertHost, removeHosts } from '../hosts/hosts.store.ts';
import { instituteById, instituteOfHost } from '../hosts/institute-of-host.ts';
import { asStaff } from '../lifecycle/as-staff.ts';
import { insertChanges } from '../settings/changes.store.ts';
import { notifyDirectory } from '../settings/settings-cache.ts';
import { customHost } from './custom-host.ts';
import {
  type DomainRow,
  findDomain,
  insertDomain,
  listDomainRows,
  markDomain,
  removeDomainRow,
} from './domains.store.ts';

const recordName = (host: string) => `_abhyas-challenge.${host}`;
const recordValue = (token: string) => `abhyas-domain=${token}`;

const present = (row: DomainRow): CustomDomain => ({
  host: row.host,
  record: { name: recordName(row.host), value: recordValue(row.token) },
  status: row.proved_at === null ? 'waiting' : row.secured_at === null ? 'proved' : 'secured',
  addedAt: row.added_at.toISOString(),
  provedAt: row.proved_at?.toISOString() ?? null,
  checkedAt: row.checked_at?.toISOString() ?? null,
  securedAt: row.secured_at?.toISOString() ?? null,
});

/** The addresses of the institute: those below the provider's hosts, and its own. */
export async function listDomains(ctx: Context): Promise<Answer<typeof api.tenancy.listDomains>> {
  const institute = (await instituteById(ctx.instituteId)) ?? fail('NOT_FOUND');
  const { rootHosts } = runtime().config;
  return {
    given: institute.kind === 'provider' ? [...rootHosts] : rootHosts.map((root) => `${institute.subdomain}.${root}`),
    rows: (await listDomainRows(ctx)).map(present),
    can: { edit: ctx.actor?.capabilities.has('domains.write') ?? false },
  };
}

type Add = typeof api.tenancy.addDomain;
/** Adds an address. It stays silent until a TXT record proves whose it is; the same one may wait in two institutes. */
export async function addDomain(ctx: Context, { body }: Input<Add>): Promise<Answer<Add>> {
  const host = customHost(body.host, [...runtime().config.rootHosts, ...runtime().config.contentHosts]);
  if (!host)
    fail('DOMAIN_NOT_ALLOWED', { host: body.host }, [
      { path: 'body.host', messageKey: 'tenancy.domain.problems.host' },
    ]);
  const owner = await instituteOfHost(host);
  const rows = await listDomainRows(ctx);
  const known = rows.find((row) => row.host === host);
  if (known) return present(known);
  if (owner) fail('DOMAIN_TAKEN', { host });
  if (rows.length >= mostDomains) fail('DOMAIN_LIMIT', { most: mostDomains });
  return inTransaction(ctx, async (tx) => {
    await insertDomain(tx, host, randomBytes(18).toString('base64url'));
    await note(tx, 'domain.added', host, [], [host]);
    return present((await findDomain(tx, host))!);
  });
}

type Prove = typeof api.tenancy.proveDomain;
/** Looks for the TXT record. Where it is found the address answers in every process within a second. */
export async function proveDomain(ctx: Context, { params }: Input<Prove>): Promise<Answer<Prove>> {
  const row = (await findDomain(ctx, params.host.toLowerCase())) ?? fail('NOT_FOUND');
  if (row.proved_at) return present(row);
  const { host } = row;
  const found = await findTxtRecords(recordName(host), host);
  const checked_at = ctx.clock.now();
  if (!found.includes(recordValue(row.token))) {
    await markDomain(ctx, host, { checked_at });
    fail('DOMAIN_NOT_PROVEN', { name: recordName(host) });
  }
  try {
    // The directory of host names is written by role staff alone.
    return await inTransaction(asStaff(ctx, ctx.instituteId), async (tx) => {
      await insertHost(tx.db, host, ctx.instituteId);
      await markDomain(tx, host, { checked_at, proved_at: checked_at });
      await note(tx, 'domain.proved', host, [], [host]);
      await notifyDirectory(tx, ctx.instituteId);
      return present((await findDomain(tx, host))!);
    });
  } catch (error) {
    if (isDuplicate(error)) fail('DOMAIN_TAKEN', { host });
    throw error;
  }
}

type Remove = typeof api.tenancy.removeDomain;
/** Gives an address up: it stops answering within a second. */
export async function removeDomain(ctx: Context, { params }: Input<Remove>): Promise<Answer<Remove>> {
  const { host } = (await findDomain(ctx, params.host.toLowerCase())) ?? fail('NOT_FOUND');
  await inTransaction(asStaff(ctx, ctx.instituteId), async (tx) => {
    await removeHosts(tx.db, ctx.instituteId, host);
    await removeDomainRow(tx, host);
    await note(tx, 'domain.removed', host, [host], []);
    await notifyDirectory(tx, ctx.instituteId);
  });
  return { removed: true };
}

async function note(
  tx: TransactionContext,
  action: string,
  host: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  await insertChanges(tx, [{ section: 'domains', field: action, before, after }]);
  await record(tx, { action, subjectKind: 'domain', subjectId: host });
}
