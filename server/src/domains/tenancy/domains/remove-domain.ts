import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { removeHosts } from '../hosts/hosts.store.ts';
import { asStaff } from '../lifecycle/as-staff.ts';
import { notifyDirectory } from '../settings/settings-cache.ts';
import { findDomain, removeDomainRow } from './domains.store.ts';
import { recordDomainChange } from './custom-domains.ts';

type Remove = typeof api.tenancy.removeDomain;
/** Gives an address up: it stops answering within a second. */
export async function removeDomain(ctx: Context, { params }: Input<Remove>): Promise<Answer<Remove>> {
  const { host } = (await findDomain(ctx, params.host.toLowerCase())) ?? fail('NOT_FOUND');
  await inTransaction(asStaff(ctx, ctx.instituteId), async (tx) => {
    await removeHosts(tx.db, ctx.instituteId, host);
    await removeDomainRow(tx, host);
    await recordDomainChange(tx, 'domain.removed', host, [host], []);
    await notifyDirectory(tx, ctx.instituteId);
  });
  return { removed: true };
}
