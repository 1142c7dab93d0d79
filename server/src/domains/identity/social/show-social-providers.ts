import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { offeredKeys } from './verify-social.ts';

/** Which of Google and Facebook one may sign in with here. */
export async function showSocialProviders({
  instituteId,
}: Context): Promise<Answer<typeof api.identity.showSocialProviders>> {
  const { google, facebook } = await offeredKeys(instituteId);
  return { google: google !== undefined, facebook: facebook !== undefined };
}
