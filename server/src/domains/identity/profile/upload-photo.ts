import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { photos, savePhoto } from '../accounts/ports.ts';
import { consentOf } from '../guardians/consents/consent-states.ts';

/**
 * Keeps a picture, encoded anew by its content, as one's own; the address that shows it is signed. CONSENT_MISSING where a guardian
 * answers for the person and has not agreed to photos.
 */
export async function uploadPhoto(
  ctx: Context,
  { file }: Input<typeof api.identity.uploadPhoto> & { readonly file: Buffer },
): Promise<{ photoUrl: string }> {
  const { accountId } = actorOf(ctx);
  if ((await consentOf(ctx, accountId, 'photos')) === false) fail('CONSENT_MISSING');
  const mediaId = await photos().save(ctx, accountId, file);
  await changePhoto(ctx, accountId, mediaId, 'account.photoSaved');
  return { photoUrl: (await photos().addresses(ctx, [mediaId])).get(mediaId) ?? '' };
}

/** Writes which picture is shown from now on, or that none is. */
export const changePhoto = (ctx: Context, accountId: string, mediaId: string | null, action: string) =>
  inTransaction(ctx, async (tx) => {
    await savePhoto(tx, accountId, mediaId);
    await record(tx, { action, subjectKind: 'account', subjectId: accountId });
  });
