import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { GuardianChild } from '@abhyas/contract/identity/guardians';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { currentPolicies } from '../../tenancy/index.ts';
import { findAccount } from '../accounts/accounts.store.ts';
import { fullName } from '../accounts/names.ts';
import { endPublicResults, photos, savePhoto } from '../accounts/ports.ts';
import { consentStates, followingConsent } from './consent-states.ts';
import { insertConsents, listConsents } from './consents.store.ts';
import { listLinksTo, type LinkRow } from './links.store.ts';
import { presentReceipts } from './present-receipts.ts';

/** The children that the signed-in guardian answers for. */
export async function listChildren(ctx: Context): Promise<GuardianChild[]> {
  const links = await listLinksTo(ctx, actorOf(ctx).accountId);
  return Promise.all(links.map((link) => presentChild(ctx, link)));
}

/** One child of the signed-in guardian; NOT_FOUND for anybody else's, as for one that does not exist. */
export async function childOfGuardian(ctx: Context, childId: string): Promise<GuardianChild> {
  const links = await listLinksTo(ctx, actorOf(ctx).accountId);
  return presentChild(ctx, links.find((link) => link.student_id === childId) ?? fail('NOT_FOUND'));
}

async function presentChild(ctx: Context, link: LinkRow): Promise<GuardianChild> {
  const child = (await findAccount(ctx, link.student_id)) ?? fail('NOT_FOUND');
  const photo = child.photo_media_id;
  return {
    childId: child.id,
    name: fullName(child),
    photoUrl: photo === null ? null : ((await photos().addresses(ctx, [photo])).get(photo) ?? null),
    relation: link.relation as GuardianChild['relation'],
  };
}

/** What stands for one child, and every receipt. */
export async function showConsents(ctx: Context, childId: string): Promise<Answer<typeof api.identity.showConsents>> {
  const child = await childOfGuardian(ctx, childId);
  const rows = await listConsents(ctx, childId);
  return { child, consents: consentStates(rows), receipts: await presentReceipts(ctx, rows) };
}

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
