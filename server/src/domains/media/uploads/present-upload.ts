import { type OpenUpload, uploadLimits } from '@abhyas/contract/media/uploads';
import { stagedBytes, stagedPath } from '../storing/staging.ts';
import type { Upload } from './uploads.store.ts';

const HOUR_MS = 3_600_000;

/** An upload as its owner sees it: how much is here is what lies on disk. */
export async function presentUpload(instituteId: number, upload: Upload): Promise<OpenUpload> {
  const { uploadId, fileName, kind, bytes, fingerprint, touchedAt } = upload;
  return {
    uploadId,
    url: `/api/media/uploads/${uploadId}`,
    fileName,
    kind,
    bytes,
    received: (await stagedBytes(stagedPath(instituteId, uploadId))) ?? 0,
    fingerprint,
    expiresAt: new Date(touchedAt.getTime() + uploadLimits.hours * HOUR_MS).toISOString(),
  };
}
