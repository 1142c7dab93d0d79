import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { GuardianLink } from '@abhyas/contract/identity/guardians';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { consentStates } from './consents/consent-states.ts';
import { listConsents } from './consents.store.ts';
import { listLinksOf } from './links.store.ts';
import { presentLink } from './present-link.ts';

/** Who answers for the signed-in student, who was asked to, and what they agreed to. */
export async function listGuardians(ctx: Context): Promise<Answer<typeof api.identity.listGuardians>> {
  const { accountId } = actorOf(ctx);
  const [links, consents] = await Promise.all([listLinksOf(ctx, accountId), listConsents(ctx, accountId)]);
  return { rows: links.map((link) => presentLink(link, ctx.clock.now())), consents: consentStates(consents) };
}

/** Who answers for a student, and who was asked to, as staff sees it: where the link went stays masked. */
export async function guardiansOf(ctx: Context, studentId: string): Promise<GuardianLink[]> {
  return (await listLinksOf(ctx, studentId)).map((link) => presentLink(link, ctx.clock.now()));
}
