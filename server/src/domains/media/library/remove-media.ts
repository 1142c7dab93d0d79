import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { dropFile } from '../leftovers/drop-file.ts';
import { lockMediaFile } from '../files/media-files.store.ts';
import { canRemove } from './can-remove.ts';
import { listUses } from './uses.store.ts';

type Endpoint = typeof api.media.removeMedia;

/** Takes a file out that nothing holds; its bytes follow once the transaction has ended. MEDIA_USED where something does. */
export async function removeMedia(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  await inTransaction(ctx, async (tx) => {
    const found = await lockMediaFile(tx, params.mediaId);
    if (!found?.inLibrary) fail('NOT_FOUND');
    const file = authorize(ctx, canRemove, found);
    const uses = (await listUses(tx, file.mediaId)).length;
    if (uses > 0) fail('MEDIA_USED', { uses });
    await dropFile(tx, file);
    const details = { kind: file.kind, bytes: file.bytes };
    await record(tx, { action: 'media.removed', subjectKind: 'media', subjectId: file.mediaId, details });
  });
  return {};
}
