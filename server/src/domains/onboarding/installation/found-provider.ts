import { isIP } from 'node:net';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { foundOwner, hashPassword } from '../../identity/index.ts';
import { createInstitute, insertHost, reserveInstituteKey } from '../../tenancy/index.ts';
import type { Installation } from './read-installation.ts';
import { isNewInstallation } from './offer-first-owner.ts';
import { spendOwnerLink } from './owner-links.store.ts';

/** Nobody reaches the provider by it: the provider answers at the root itself. */
const SUBDOMAIN = 'provider';

/**
 * The provider comes to exist, with its settings, roles and first owner, and answers at the root hosts and at the name that this was
 * asked at. The key is spent in the same transaction, so that two browsers with one key found one provider. REGISTRATION_FOUNDED where
 * somebody was faster.
 */
export async function foundProvider(ctx: Context, given: Installation, keyHash: Buffer): Promise<void> {
  if (!(await isNewInstallation())) fail('REGISTRATION_FOUNDED');
  const { rootHosts } = runtime().config;
  const { host } = ctx.origin;
  const id = await reserveInstituteKey();
  const passwordHash = await hashPassword(given.password);
  const complete = async (tx: TransactionContext): Promise<void> => {
    if (!(await spendOwnerLink(tx.db, keyHash))) fail('REGISTRATION_FOUNDED');
    if (!rootHosts.includes(host) && !isIP(host.replaceAll(/[[\]]/g, ''))) await insertHost(tx.db, host, id);
    await foundOwner(tx, {
      email: given.email,
      passwordHash,
      firstName: given.firstName,
      lastName: given.lastName,
      tncAgreedAt: tx.clock.now(),
    });
  };
  await createInstitute(ctx, { id, kind: 'provider', subdomain: SUBDOMAIN, name: given.name }, complete);
}
