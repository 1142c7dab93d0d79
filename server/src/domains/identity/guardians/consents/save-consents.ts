import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../../kernel/context.ts';
import { record } from '../../../audit/index.ts';
import { currentPolicies } from '../../../tenancy/index.ts';
import { endPublicResults, savePhoto } from '../../accounts/ports.ts';
import { childOfGuardian } from '../children.ts';
import { consentStates, followingConsent } from './consent-states.ts';
import { insertConsents, listConsents } from '../consents.store.ts';

type Save = typeof api.identity.saveConsents;
/** Gives or takes back consent. Only what changes is written, under a receipt of its own; nothing changed has none. The picture goes with the consent to it, and so do public addresses of results. */
export async function saveConsents(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  const { childId } = await childOfGuardian(ctx, params.childId);
  const { accountId } = actorOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const standing = consentStates(await listConsents(tx, childId));
    const decisions = Object.fromEntries(
      standing
        .filter(({ purpose, granted }) => body.consents[purpose] !== undefined && body.consents[purpose] !== granted)
        .map(({ purpose }) => [purpose, body.consents[purpose]]),
    );
    if (Object.keys(decisions).length === 0) return { receiptId: null, consents: standing };
    const { privacy: policyVersion } = await currentPolicies(tx.instituteId);
    const given = { studentId: childId, givenBy: accountId, decisions, policyVersion, provenBy: 'session' } as const;
    const receiptId = await followingConsent(tx, childId, () => insertConsents(tx, given));
    if (decisions['photos'] === false) await savePhoto(tx, childId, null);
    if (decisions['public_results'] === false) await endPublicResults()(tx, childId);
    await record(tx, {
      action: 'guardian.consentChanged',
      subjectKind: 'account',
      subjectId: childId,
      details: { receiptId, consents: decisions, policyVersion },
    });
    return { receiptId, consents: consentStates(await listConsents(tx, childId)) };
  });
}
