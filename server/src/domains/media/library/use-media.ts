import type { TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { holdFiles, insertUses, type MediaUser, noteUnused, removeOtherUses } from './uses.store.ts';

/**
 * Sets the whole list of files that one thing holds, in the transaction that changes the thing; an empty list lets all of them go. A
 * file that is held cannot be removed. MEDIA_MISSING where one of them is not of this institute.
 */
export async function useMedia(tx: TransactionContext, user: MediaUser, mediaIds: readonly string[]): Promise<void> {
  const ids = [...new Set(mediaIds)];
  if (ids.length > 0 && (await holdFiles(tx, ids)).length < ids.length) fail('MEDIA_MISSING');
  const released = await removeOtherUses(tx, user, ids);
  await insertUses(tx, user, ids);
  await noteUnused(tx, [...released, ...ids]);
}
