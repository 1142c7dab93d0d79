import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { addressOf, languageOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { newId } from '../../../kernel/ids.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { masked } from '../../../kernel/messages/masked.ts';
import { seal } from '../../../kernel/seal.ts';
import { currentPolicies } from '../../tenancy/index.ts';
import { requireStudentPlaces } from '../access/student-limit.ts';
import { sendOtp } from '../otp/send-otp.ts';
import { readMobile } from '../accounts/read-mobile.ts';
import { requireOwnPage } from '../sessions/cookies.ts';
import { requireStrongPassword } from '../tokens/password-strength.ts';
import { hashPassword } from '../tokens/passwords.ts';
import { NOTIFY_OWNER } from './notify-owner.job.ts';
import { insertSignUp } from './sign-ups.store.ts';

type Endpoint = typeof api.identity.signUp;
export const SIGN_UP_CODE = 'signUp';

/**
 * Begins an account: nothing exists but a sealed intention until the code comes back. Whether the e-mail address is known changes
 * neither the answer nor what is done before it; a job looks, and writes to the owner.
 */
export async function signUp(
  ctx: Context,
  { body }: Input<typeof api.identity.signUp>,
  { request }: Call,
): Promise<Answer<Endpoint>> {
  requireOwnPage(request);
  if (!body.tncAgreed) failFields('TERMS_REQUIRED', [{ path: 'body.tncAgreed', messageKey: 'errors.TERMS_REQUIRED' }]);
  const language = languageOf(request);
  const email = body.email.toLowerCase();
  const mobile = await readMobile(ctx, body, 'body.mobileNumber');
  await requireStrongPassword(ctx, body.password, [body.firstname, body.lastname, email], 'body.password');
  await inTransaction(ctx, (tx) => requireStudentPlaces(tx));
  const sent = await sendOtp(ctx, { purpose: SIGN_UP_CODE, channel: 'sms', to: mobile.number, language });
  const passwordHash = await hashPassword(body.password);
  const policies = await currentPolicies(ctx.instituteId);
  const signUpId = newId();
  await inTransaction(ctx, async (tx) => {
    await insertSignUp(tx, {
      id: signUpId,
      email,
      firstName: body.firstname,
      lastName: body.lastname,
      mobileNumber: mobile.number,
      countryCode: mobile.countryCode,
      passwordHash,
      utm: utmOf(body),
      termsVersion: policies.terms,
      privacyVersion: policies.privacy,
    });
    await enqueue(tx, NOTIFY_OWNER, {
      sealed: seal(JSON.stringify({ email, language, address: addressOf(request) }), NOTIFY_OWNER),
    });
  });
  return { signUpId, ...renamed(sent), to: masked(mobile.number) };
}

/** What `sendOtp` answers, under the names of the contract. */
export const renamed = ({ id, ...rest }: Awaited<ReturnType<typeof sendOtp>>) => ({ otpId: id, ...rest });

const utmOf = ({ utmSource, utmMedium, utmCampaign }: Input<Endpoint>['body']): Record<string, string> => ({
  ...(utmSource && { utmSource }),
  ...(utmMedium && { utmMedium }),
  ...(utmCampaign && { utmCampaign }),
});
