import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { fail, failFields } from '../../../../kernel/errors.ts';
import { addressOf } from '../../../../kernel/http/caller.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { record } from '../../../audit/index.ts';
import { foundOwner } from '../../../identity/index.ts';
import { checkSubdomain, createInstitute, reserveInstituteKey } from '../../../tenancy/index.ts';
import { insertProgress } from '../../checklist/progress.store.ts';
import { requireTryOf } from '../limits.ts';
import { getOwn, isProven } from '../own-registration.ts';
import { presentRegistration } from '../present-registration.ts';
import { keepInstituteKey, type RegistrationRow, saveRegistration } from '../registrations.store.ts';
import type { Call } from '../../../../kernel/http/implement.ts';

type Found = typeof api.onboarding.foundInstitute;

/**
 * Step 3: the institute comes to exist, on trial, with its settings, roles and owner, and answers at its address. Safe to repeat, also
 * after a fault in between: the number kept first lets a second try find what the first one founded.
 */
export async function foundInstitute(
  ctx: Context,
  { body }: Input<typeof api.onboarding.foundInstitute>,
  { request }: Call,
): Promise<Answer<Found>> {
  const row = await getOwn(ctx, request);
  if (row.founded_at) return presentRegistration(row, addressOf(request));
  if (!isProven(row)) fail('REGISTRATION_NOT_PROVEN');
  if (row.kind === null || row.name === null || row.size === null) return fail('REGISTRATION_INCOMPLETE');
  await requireTryOf(ctx, 'found');
  if (!runtime().config.rootHosts.includes(body.root))
    failFields('INVALID_INPUT', [{ path: 'body.root', messageKey: 'errors.fields.malformed' }]);
  const id = await keepInstituteKey(ctx, row.id, row.institute_key ?? (await reserveInstituteKey()));
  const { state, suggestions } = await checkSubdomain(ctx, body.subdomain, row.name);
  if (state !== 'free' && state !== 'taken') fail('SUBDOMAIN_REFUSED', { reason: state, suggestions });
  const given = { id, kind: row.kind as 'institute' | 'publisher', subdomain: body.subdomain, name: row.name };
  await createInstitute(ctx, given, (tx) => complete(tx, row));
  await closeRegistration(ctx, row, { id, root: body.root });
  return presentRegistration(await getOwn(ctx, request), addressOf(request));
}

async function complete(tx: TransactionContext, row: RegistrationRow): Promise<void> {
  const founderId = await foundOwner(tx, {
    email: row.email,
    passwordHash: row.password_hash,
    firstName: row.first_name,
    lastName: row.last_name,
    mobileNumber: row.mobile_number,
    countryCode: row.country_code,
    tncAgreedAt: row.tnc_agreed_at,
  });
  await insertProgress(tx, { founderId, examIds: row.exam_ids, size: row.size! });
}

/** From here on the institute knows its owner; what the registration said about the person is taken out. */
async function closeRegistration(
  ctx: Context,
  row: RegistrationRow,
  { id, root }: { readonly id: number; readonly root: string },
): Promise<void> {
  const gone = { first_name: '', last_name: '', email: '', country_code: '', mobile_number: '', password_hash: '' };
  await inTransaction(ctx, async (tx) => {
    const closed = await saveRegistration(tx, row.id, {
      ...gone,
      mail_code: null,
      sms_code: null,
      root_host: root,
      founded_at: tx.clock.now(),
    });
    if (!closed) return;
    await record(tx, {
      action: 'institute.registered',
      subjectKind: 'institute',
      subjectId: String(id),
      details: { registration: row.id },
    });
  });
}
