import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { findTxtRecords } from '../gateways/txt-records.ts';
import { insertHost } from '../hosts/hosts.store.ts';
import { asStaff } from '../lifecycle/as-staff.ts';
import { notifyDirectory } from '../settings/settings-cache.ts';
import { findDomain, markDomain } from './domains.store.ts';
import { presentDomain, recordDomainChange, recordName, recordValue } from './custom-domains.ts';

type Prove = typeof api.tenancy.proveDomain;
/** Looks for the TXT record. Where it is found the address answers in every process within a second. */
export async function proveDomain(ctx: Context, { params }: Input<Prove>): Promise<Answer<Prove>> {
  const row = (await findDomain(ctx, params.host.toLowerCase())) ?? fail('NOT_FOUND');
  if (row.proved_at) return presentDomain(row);
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
      await recordDomainChange(tx, 'domain.proved', host, [], [host]);
      await notifyDirectory(tx, ctx.instituteId);
      return presentDomain((await findDomain(tx, host))!);
    });
  } catch (error) {
    if (isDuplicate(error)) fail('DOMAIN_TAKEN', { host });
    throw error;
  }
}
