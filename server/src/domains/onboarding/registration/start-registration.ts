import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { addressOf, isCrossSite } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { hashPassword, readMobile, requireStrongPassword } from '../../identity/index.ts';
import { requireTryOf } from './limits.ts';
import { findOwn } from './own-registration.ts';
import { presentRegistration } from './present-registration.ts';
import { hashRegistrationKey, newRegistrationKey, registrationKey, setRegistrationKey } from './registration-key.ts';
import { findRegistration, insertRegistration, type RegistrationRow, saveRegistration } from './registrations.store.ts';
import { sendCodeTo } from './send-registration-code.ts';

type Start = typeof api.onboarding.startRegistration;

/**
 * Step 1: who opens an institute. The browser gets the key of its registration; a code goes to each contact that is not proven yet. Going
 * back to the step changes what was given: a changed contact is proven anew.
 */
export async function startRegistration(ctx: Context, { body }: Input<Start>, call: Call): Promise<Answer<Start>> {
  const { request, reply } = call;
  if (isCrossSite(request)) fail('CROSS_SITE');
  const before = await findOwn(ctx, request);
  if (before?.founded_at) fail('REGISTRATION_FOUNDED');
  await requireTryOf(ctx, 'start');
  const mobile = await readMobile(ctx, body, 'body.mobileNumber');
  const given = { ...body, email: body.email.trim().toLowerCase(), mobileNumber: mobile.number };
  if (body.password !== undefined)
    await requireStrongPassword(ctx, body.password, [body.firstName, body.lastName, given.email], 'body.password');
  const codes = await sendNeeded(ctx, before, given, request.headers['lang'] === 'hi' ? 'hi' : 'en');
  const passwordHash = await passwordOf(before, body.password);
  const key = before ? registrationKey(request)! : newRegistrationKey();
  const person = {
    first_name: body.firstName,
    last_name: body.lastName,
    email: given.email,
    country_code: mobile.countryCode,
    mobile_number: mobile.number,
    password_hash: passwordHash,
    tnc_agreed_at: ctx.clock.now(),
    ...codes,
  };
  await inTransaction(ctx, async (tx) => {
    const id = before?.id ?? newId();
    if (before) await saveRegistration(tx, id, person);
    else await insertRegistration(tx, { ...person, id, key_hash: hashRegistrationKey(key) });
    const action = before ? 'registration.changed' : 'registration.started';
    await record(tx, { action, subjectKind: 'registration', subjectId: id });
  });
  setRegistrationKey(reply, key);
  const row = (await findRegistration(ctx, hashRegistrationKey(key))) ?? fail('REGISTRATION_GONE');
  return presentRegistration(row, addressOf(request));
}

async function passwordOf(before: RegistrationRow | undefined, password: string | undefined): Promise<string> {
  if (password !== undefined) return hashPassword(password);
  return (
    before?.password_hash ??
    failFields('INVALID_INPUT', [{ path: 'body.password', messageKey: 'errors.fields.required' }])
  );
}

/** Codes for the contacts that are new or changed; what was proven and stays needs none. */
async function sendNeeded(
  ctx: Context,
  before: RegistrationRow | undefined,
  given: { readonly email: string; readonly mobileNumber: string },
  language: 'en' | 'hi',
) {
  const mailChanged = before?.email !== given.email;
  const mobileChanged = before?.mobile_number !== given.mobileNumber;
  return {
    ...(mailChanged && {
      mail_code: (await sendCodeTo(ctx, { channel: 'mail', to: given.email, language })).id,
      mail_proven_at: null,
      // The new mailbox gets a link of its own, and the one in the old is void.
      link_hash: null,
    }),
    ...(mobileChanged && {
      sms_code: (await sendCodeTo(ctx, { channel: 'sms', to: given.mobileNumber, language })).id,
      mobile_proven_at: null,
    }),
  };
}
