import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { addressOf, isCrossSite } from '../../../../kernel/http/caller.ts';
import type { Call } from '../../../../kernel/http/implement.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { makeLoginToken } from '../../../identity/index.ts';
import { findProgress } from '../../checklist/progress.store.ts';
import { getOwn } from '../own-registration.ts';
import { presentRegistration } from '../present-registration.ts';

/** Minutes after the founding in which the registration still opens the owner's account; later the password does. */
const MINUTES = 30;

type HandOver = typeof api.onboarding.handOver;
/** The owner's way in: a logintoken that works once, within 60 seconds, at the new institute, in the browser that has the nonce. */
export async function handOver(
  ctx: Context,
  { body }: Input<HandOver>,
  { request, reply }: Call,
): Promise<Answer<HandOver>> {
  if (isCrossSite(request)) fail('CROSS_SITE');
  const row = await getOwn(ctx, request);
  if (!row.founded_at || row.institute_key === null) return fail('REGISTRATION_INCOMPLETE');
  if (ctx.clock.now().getTime() - row.founded_at.getTime() > MINUTES * 60_000) fail('REGISTRATION_GONE');
  const { founded } = await presentRegistration(row, addressOf(request));
  if (!founded) return fail('REGISTRATION_GONE');
  const there: Context = {
    ...ctx,
    instituteId: row.institute_key,
    db: runtime().database.forInstitute(row.institute_key),
  };
  const { founder_id: accountId } = (await findProgress(there)) ?? fail('REGISTRATION_GONE');
  const token = await makeLoginToken(there, {
    accountId,
    host: founded.host,
    nonceHash: body.nonce,
    purpose: 'home',
  });
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  return { address: `${founded.origin}/register/continue?logintoken=${token}` };
}
