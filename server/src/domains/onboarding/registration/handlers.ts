import type { registrations } from '@abhyas/contract/onboarding/registration';
import { fail } from '../../../kernel/errors.ts';
import { addressOf, isCrossSite } from '../../../kernel/http/caller.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { checkSubdomain, settingsOf } from '../../tenancy/index.ts';
import { foundInstitute } from './found-institute.ts';
import { arriveAtInstitute, handOver } from './hand-over.ts';
import { requireTryOf } from './limits.ts';
import { findOwn, requireProvider } from './own-registration.ts';
import { presentRegistration } from './present-registration.ts';
import { proveRegistration } from './prove-contact.ts';
import { clearRegistrationKey, hashRegistrationKey, setRegistrationKey } from './registration-key.ts';
import { findRegistration } from './registrations.store.ts';
import { saveRegistrationInstitute } from './save-institute.ts';
import { sendRegistrationCode } from './send-code.ts';
import { startRegistration } from './start-registration.ts';

export const registrationHandlers: Handlers<typeof registrations> = {
  showRegistration: async (ctx, _input, { request }) => {
    // Elsewhere it tells where the provider is, so that a page can send people there.
    const isProvider = (await settingsOf(ctx.instituteId))?.kind === 'provider';
    const row = isProvider ? await findOwn(ctx, request) : undefined;
    return {
      roots: [...runtime().config.rootHosts],
      registration: row ? await presentRegistration(row, addressOf(request)) : null,
    };
  },
  startRegistration,
  sendRegistrationCode: (ctx, input, { request }) => sendRegistrationCode(ctx, input, request),
  proveRegistration: (ctx, input, { request }) => proveRegistration(ctx, input, request),
  resumeRegistration: async (ctx, { body }, { request, reply }) => {
    if (isCrossSite(request)) fail('CROSS_SITE');
    await requireProvider(ctx);
    await requireTryOf(ctx, 'resume');
    const row = (await findRegistration(ctx, hashRegistrationKey(body.key))) ?? fail('REGISTRATION_GONE');
    setRegistrationKey(reply, body.key);
    return presentRegistration(row, addressOf(request));
  },
  leaveRegistration: async (ctx, _input, { reply }) => {
    await requireProvider(ctx);
    clearRegistrationKey(reply);
    return { left: true };
  },
  saveRegistrationInstitute: (ctx, input, { request }) => saveRegistrationInstitute(ctx, input, request),
  checkSubdomain: async (ctx, { query }) => {
    await requireProvider(ctx);
    await requireTryOf(ctx, 'subdomain');
    return checkSubdomain(ctx, query.name, query.of);
  },
  foundInstitute: (ctx, input, { request }) => foundInstitute(ctx, input, request),
  arriveAtInstitute,
  handOver,
};
