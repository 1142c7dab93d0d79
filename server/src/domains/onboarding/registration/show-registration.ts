import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { findOwn } from './own-registration.ts';
import { presentRegistration } from './present-registration.ts';

type Show = typeof api.onboarding.showRegistration;
/** Where the registration of this browser stands. At an institute's host it tells where the provider is, so that a page can send people there. */
export async function showRegistration(ctx: Context, _input: Input<Show>, { request }: Call): Promise<Answer<Show>> {
  const isProvider = (await settingsOf(ctx.instituteId))?.kind === 'provider';
  const row = isProvider ? await findOwn(ctx, request) : undefined;
  return {
    roots: [...runtime().config.rootHosts],
    registration: row ? await presentRegistration(row, addressOf(request)) : null,
  };
}
