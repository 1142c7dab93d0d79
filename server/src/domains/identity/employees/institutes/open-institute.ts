import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Language } from '@abhyas/contract/shapes';
import type { Context, TransactionContext } from '../../../../kernel/context.ts';
import { failFields } from '../../../../kernel/errors.ts';
import { addressOf, languageOf } from '../../../../kernel/http/caller.ts';
import type { Call } from '../../../../kernel/http/implement.ts';
import { newId } from '../../../../kernel/ids.ts';
import { enqueue } from '../../../../kernel/jobs/enqueue.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { seal } from '../../../../kernel/seal.ts';
import { checkSubdomain, createInstitute, reserveInstituteKey } from '../../../tenancy/index.ts';
import { standardRoles } from '../../access/role-capabilities.ts';
import { insertAccounts, insertRoles } from '../../accounts/accounts.store.ts';
import { SEND_LINK } from '../../recovery/forgot-password.ts';
import { detailOfInstitute, noteAtHome } from './institutes.ts';

type Endpoint = typeof api.identity.openInstitute;

/**
 * Opens an institute for somebody, on trial: address, roles and an owner without a password, who gets the link to choose one by mail
 * and proves the address with it. `calledAt`: scheme, host and port of the provider's own page, from which the link's are made.
 */
export async function openInstitute(
  ctx: Context,
  { body }: Input<typeof api.identity.openInstitute>,
  { request }: Call,
): Promise<Answer<Endpoint>> {
  const [calledAt, language] = [addressOf(request), languageOf(request)];
  const { kind, name, subdomain } = body;
  const { state } = await checkSubdomain(ctx, subdomain, name);
  if (state !== 'free') {
    const error = state === 'taken' ? 'SUBDOMAIN_TAKEN' : 'SUBDOMAIN_REFUSED';
    failFields(error, [{ path: 'body.subdomain', messageKey: `errors.${error}` }]);
  }
  const id = await reserveInstituteKey();
  const address = addressUnder(calledAt, subdomain);
  await createInstitute(ctx, { id, kind, subdomain, name }, (tx) => inviteOwner(tx, body, { address, language }));
  await noteAtHome(ctx, 'institute.opened', id, { kind, subdomain });
  return detailOfInstitute(ctx, id);
}

async function inviteOwner(
  tx: TransactionContext,
  { firstName, lastName, email }: Input<Endpoint>['body'],
  sent: { readonly address: string; readonly language: Language },
): Promise<void> {
  await insertRoles(tx, standardRoles);
  await insertAccounts(tx, [
    {
      id: newId(),
      email,
      passwordHash: null,
      firstName,
      lastName,
      kind: 'institute_partner',
      roleName: 'owner',
      emailVerified: false,
    },
  ]);
  const link = { email: email.toLowerCase(), ...sent };
  await enqueue(tx, SEND_LINK, { sealed: seal(JSON.stringify(link), SEND_LINK) });
}

function addressUnder(calledAt: string, subdomain: string): string {
  const { protocol, hostname, port } = new URL(calledAt);
  const { rootHosts } = runtime().config;
  const root = rootHosts.includes(hostname) ? hostname : (rootHosts[0] ?? hostname);
  return `${protocol}//${subdomain}.${root}${port && `:${port}`}`;
}
