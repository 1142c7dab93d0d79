import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { requireProvider } from './own-registration.ts';
import { clearRegistrationKey } from './registration-key.ts';

type Leave = typeof api.onboarding.leaveRegistration;
/** Takes the key of the registration from this browser; the mailed link still opens it. */
export async function leaveRegistration(ctx: Context, _input: Input<Leave>, { reply }: Call): Promise<Answer<Leave>> {
  await requireProvider(ctx);
  clearRegistrationKey(reply);
  return { left: true };
}
