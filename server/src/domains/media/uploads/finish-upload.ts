import { type Context, inTransaction } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { checkContent } from '../checks/check-content.ts';
import { checkedFileName } from '../checks/file-name.ts';
import { receiveFile } from '../storing/receive-file.ts';
import { removeStaged, stagedPath } from '../storing/staging.ts';
import { takeUpload, type Upload } from './uploads.store.ts';

/** Makes a file of an upload whose last byte has arrived. FILE_DISGUISED or VIDEO_FORMAT by its content: then it is gone. */
export async function finishUpload(ctx: Context, upload: Upload): Promise<void> {
  const { uploadId: mediaId, fileName, kind, bytes, ownerId } = upload;
  const { extension } = checkedFileName(fileName);
  await requireHonest(ctx, upload);
  await inTransaction(ctx, async (tx) => {
    // The answer to whoever finished it first may have been lost: doing it twice makes one file.
    if (!(await takeUpload(tx, mediaId))) return;
    await receiveFile(tx, { mediaId, fileName, extension, kind, bytes, ownerId, inLibrary: true });
    const details = { kind, bytes };
    await record(tx, { action: 'media.uploaded', subjectKind: 'media', subjectId: mediaId, details });
  });
}

/** Refuses an upload whose content is not what its name says, and removes it. */
export async function requireHonest(ctx: Context, { uploadId, fileName }: Upload): Promise<void> {
  const path = stagedPath(ctx.instituteId, uploadId);
  try {
    await checkContent(path, checkedFileName(fileName).extension);
  } catch (error) {
    if (error instanceof Refusal && (await takeUpload(ctx, uploadId))) await removeStaged(path);
    throw error;
  }
}
