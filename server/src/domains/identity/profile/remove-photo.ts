import { actorOf, type Context } from '../../../kernel/context.ts';
import { changePhoto } from './upload-photo.ts';

/** Takes one's picture away; initials stand in its place. */
export async function removePhoto(ctx: Context): Promise<{ removed: true }> {
  await changePhoto(ctx, actorOf(ctx).accountId, null, 'account.photoRemoved');
  return { removed: true };
}
