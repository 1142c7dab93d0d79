import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { masked } from '../../../kernel/messages/masked.ts';
import { currentPolicies } from '../../tenancy/index.ts';
import { findByEmail } from '../accounts/accounts.store.ts';
import { namesOf } from '../accounts/names.ts';
import { callerOf } from '../limits/caller-of.ts';
import { requireTry } from '../limits/limit-tries.ts';
import { GUARDIAN_ROLE } from './guardian-role.ts';
import { hashInvitationToken } from './invitation-token.ts';
import { findLinkByToken, type LinkRow } from './links.store.ts';

export const GUARDIAN_CODE = 'guardian-consent';
/** Tries with links of invitations from one address in a quarter of an hour. */
const limitsOf = (ctx: Context) => [{ key: `guardianLink@${callerOf(ctx)}`, tries: 60, seconds: 900 }];

/** The open invitation of a link; INVITATION_INVALID where it ran out, was used, or never was. */
export async function openLink(ctx: Context, token: string): Promise<LinkRow> {
  await requireTry(ctx, limitsOf(ctx));
  const link = await findLinkByToken(ctx, hashInvitationToken(token));
  if (link?.state !== 'invited' || link.expires_at <= ctx.clock.now()) return fail('INVITATION_INVALID');
  return link;
}

/** What the link of an invitation is about: which child, who was named, and which text is agreed to. */
export async function openInvitation(
  ctx: Context,
  { body }: Input<typeof api.identity.openInvitation>,
): Promise<Answer<typeof api.identity.openInvitation>> {
  const link = await openLink(ctx, body.token);
  const names = await namesOf(ctx, [link.student_id]);
  const holder = link.channel === 'mail' ? await findByEmail(ctx, link.sent_to) : undefined;
  return {
    child: names.get(link.student_id)?.name ?? '',
    name: link.name,
    relation: link.relation as 'mother' | 'father' | 'guardian',
    channel: link.channel as 'mail' | 'sms',
    sentTo: masked(link.sent_to),
    policyVersion: (await currentPolicies(ctx.instituteId)).privacy,
    known: holder?.role_name === GUARDIAN_ROLE,
  };
}
