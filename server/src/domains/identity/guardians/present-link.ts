import type { GuardianLink } from '@abhyas/contract/identity/guardians';
import { masked } from '../../../kernel/messages/masked.ts';
import type { LinkRow } from './links.store.ts';

/** A guardian or an invitation as the student sees it. */
export function presentLink(row: LinkRow, now: Date): GuardianLink {
  const expired = row.state === 'invited' && row.expires_at <= now;
  return {
    linkId: row.id,
    name: row.name,
    relation: row.relation as GuardianLink['relation'],
    sentTo: masked(row.sent_to),
    state: expired ? 'expired' : (row.state as 'invited' | 'active'),
    invitedAt: row.invited_at.toISOString(),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
  };
}
