import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { consentOf } from '../guardians/consent-states.ts';
import { photos, savePhoto } from '../accounts/ports.ts';

/**
 * Keeps a picture, encoded anew by its content, as one's own; the address that shows it is signed. CONSENT_MISSING where a guardian
 * answers for the person and has not agreed to photos.
 */
export async function uploadPhoto(ctx: Context, bytes: Uint8Array): Promise<{ photoUrl: string }> {
  const { accountId } = actorOf(ctx);
  if ((await consentOf(ctx, accountId, 'photos')) === false) fail('CONSENT_MISSING');
  const mediaId = await photos().save(ctx, accountId, bytes);
  await change(ctx, accountId, mediaId, 'account.photoSaved');
  return { photoUrl: (await photos().addresses(ctx, [mediaId])).get(mediaId) ?? '' };
}

/** Takes one's picture away; initials stand in its place. */
export async function removePhoto(ctx: Context): Promise<{ removed: true }> {
  await change(ctx, actorOf(ctx).accountId, null, 'account.photoRemoved');
  return { removed: true };
}

const change = (ctx: Context, accountId: string, mediaId: string | null, action: string) =>
  inTransaction(ctx, async (tx) => {
    await savePhoto(tx, accountId, mediaId);
    await record(tx, { action, subjectKind: 'account', subjectId: accountId });
  });
