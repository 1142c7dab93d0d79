import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { uploadLimits } from '@abhyas/contract/media/uploads';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { checkedFileName } from '../checks/file-name.ts';
import { checkSize, kindOfName } from '../checks/file-kinds.ts';
import { requireSpace } from '../storing/require-space.ts';
import { createStaged, removeStaged, stagedPath } from '../storing/staging.ts';
import { presentUpload } from './present-upload.ts';
import { insertUpload, listUploadsOf, lockUploadsOf } from './uploads.store.ts';

type Endpoint = typeof api.media.createUpload;

/** Begins an upload: everything that can be refused before a byte was sent, is refused here. */
export async function createUpload(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { fileName, extension } = checkedFileName(body.fileName);
  const kind = kindOfName(extension, body.kind);
  checkSize(kind, body.bytes);
  const uploadId = newId();
  const { accountId: ownerId } = actorOf(ctx);
  const upload = { uploadId, ownerId, kind, fileName, bytes: body.bytes, fingerprint: body.fingerprint };
  const path = stagedPath(ctx.instituteId, uploadId);
  await createStaged(path);
  try {
    await inTransaction(ctx, async (tx) => {
      await lockUploadsOf(tx, ownerId);
      if ((await listUploadsOf(tx, ownerId)).length >= uploadLimits.open)
        fail('UPLOADS_OPEN', { most: uploadLimits.open });
      await requireSpace(tx, body.bytes);
      await insertUpload(tx, upload);
    });
  } catch (error) {
    await removeStaged(path);
    throw error;
  }
  const now = ctx.clock.now();
  return presentUpload(ctx.instituteId, { ...upload, createdAt: now, touchedAt: now });
}
