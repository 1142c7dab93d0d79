import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { mostDomains } from '@abhyas/contract/tenancy/domains';
import { randomBytes } from 'node:crypto';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { instituteOfHost } from '../hosts/institute-of-host.ts';
import { customHost } from './custom-host.ts';
import { findDomain, insertDomain, listDomainRows } from './domains.store.ts';
import { presentDomain, recordDomainChange } from './custom-domains.ts';

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
  if (known) return presentDomain(known);
  if (owner) fail('DOMAIN_TAKEN', { host });
  if (rows.length >= mostDomains) fail('DOMAIN_LIMIT', { most: mostDomains });
  return inTransaction(ctx, async (tx) => {
    await insertDomain(tx, host, randomBytes(18).toString('base64url'));
    await recordDomainChange(tx, 'domain.added', host, [], [host]);
    return presentDomain((await findDomain(tx, host))!);
  });
}
