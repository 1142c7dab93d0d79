import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOf, isCrossSite } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { requireTryOf } from './limits.ts';
import { requireProvider } from './own-registration.ts';
import { presentRegistration } from './present-registration.ts';
import { hashRegistrationKey, setRegistrationKey } from './registration-key.ts';
import { findRegistration } from './registrations.store.ts';

type Resume = typeof api.onboarding.resumeRegistration;
/** Gives this browser the key that the mailed link brought, so that the registration goes on here. */
export async function resumeRegistration(
  ctx: Context,
  { body }: Input<Resume>,
  { request, reply }: Call,
): Promise<Answer<Resume>> {
  if (isCrossSite(request)) fail('CROSS_SITE');
  await requireProvider(ctx);
  await requireTryOf(ctx, 'resume');
  const row = (await findRegistration(ctx, hashRegistrationKey(body.key))) ?? fail('REGISTRATION_GONE');
  setRegistrationKey(reply, body.key);
  return presentRegistration(row, addressOf(request));
}
