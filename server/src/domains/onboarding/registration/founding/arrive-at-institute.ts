import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { addressOf, isCrossSite } from '../../../../kernel/http/caller.ts';
import type { Call } from '../../../../kernel/http/implement.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { setLoginNonce } from '../../../identity/index.ts';
import { originBeside } from '../present-registration.ts';

type Arrive = typeof api.onboarding.arriveAtInstitute;
/**
 * The browser comes to the new institute for the first time: it gets the nonce that its session will be bound to, and goes back to the
 * provider with the nonce's hash. Without this, a link could sign somebody in to an account of another's choosing (login CSRF).
 */
export function arriveAtInstitute(ctx: Context, { body }: Input<Arrive>, { request, reply }: Call): Answer<Arrive> {
  if (isCrossSite(request)) fail('CROSS_SITE');
  if (!runtime().config.rootHosts.includes(body.from)) fail('REDIRECT_UNKNOWN');
  const nonce = setLoginNonce(request, reply);
  return { address: `${originBeside(addressOf(request), body.from)}/register/enter?nonce=${nonce}` };
}
