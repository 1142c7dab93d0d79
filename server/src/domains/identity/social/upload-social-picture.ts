import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, Refusal } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { record } from '../../audit/index.ts';
import { photos, savePhoto } from '../accounts/ports.ts';
import { fetchPicture } from './gateways/picture.ts';
import { findPictureUrl } from './social-accounts.store.ts';

/**
 * Takes over the picture that the provider named when this person signed in: what it is, is told by its content, and it is encoded anew.
 * PICTURE_REFUSED where
 * it is none; null where none was named.
 */
export async function uploadSocialPicture(ctx: Context): Promise<{ photoUrl: string | null }> {
  const { accountId } = actorOf(ctx);
  const address = await findPictureUrl(ctx, accountId);
  if (address === undefined) return { photoUrl: null };
  const bytes = await fetchPicture(address, runtime().config.social.pictureOrigins);
  const mediaId = await photos().save(ctx, accountId, bytes).catch(refusePicture);
  await inTransaction(ctx, async (tx) => {
    await savePhoto(tx, accountId, mediaId);
    await record(tx, { action: 'account.photoTakenOver', subjectKind: 'account', subjectId: accountId });
  });
  return { photoUrl: (await photos().addresses(ctx, [mediaId])).get(mediaId) ?? '' };
}

/** Why a picture of another service is none is nothing that its owner could change here. */
function refusePicture(error: unknown): never {
  if (error instanceof Refusal) fail('PICTURE_REFUSED');
  throw error;
}
