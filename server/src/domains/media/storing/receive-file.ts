import type { MediaKind } from '@abhyas/contract/media/shapes';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { insertMediaFile } from '../files/media-files.store.ts';
import { knownFile } from '../checks/file-kinds.ts';

export const STORE_JOB = 'media.store';

export interface ReceivedFile {
  readonly mediaId: string;
  readonly fileName: string;
  readonly extension: string;
  readonly kind: MediaKind;
  readonly bytes: number;
  readonly ownerId: string | null;
  readonly inLibrary: boolean;
}

/** Notes a file whose bytes lie in the staging folder, and asks for the job that checks and stores it; both or neither. */
export async function receiveFile(ctx: Context, { extension, ...file }: ReceivedFile): Promise<void> {
  const storageKey = `${ctx.instituteId}/media/${file.mediaId}.${extension}`;
  await insertMediaFile(ctx, { ...file, storageKey, type: knownFile(extension).type });
  await enqueue(ctx, STORE_JOB, { mediaId: file.mediaId }, { key: `${STORE_JOB}:${file.mediaId}` });
}
