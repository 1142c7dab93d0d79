import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { sealSecret } from '../social-keys.ts';
import { changeSettings } from './change-settings.ts';

type Save = typeof api.tenancy.saveSignIn;
/** Saves how people sign in. Facebook’s secret is sealed before it is stored; left out, it stays as it is. */
export function saveSignIn(ctx: Context, { body }: Input<Save>): Promise<Answer<Save>> {
  const { facebookSecret, ...others } = body;
  return changeSettings(ctx, 'signIn', { ...others, ...sealSecret(facebookSecret) });
}
