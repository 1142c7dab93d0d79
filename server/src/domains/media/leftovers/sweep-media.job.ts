import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadLimits } from '@abhyas/contract/media/uploads';
import type { Context } from '../../../kernel/context.ts';
import { withdrawMedia } from '../library/withdraw-media.ts';
import { findUpload, listSilent, takeUpload } from '../uploads/uploads.store.ts';
import { clearLeftovers } from './clear-leftovers.job.ts';
import { listForgotten } from './leftovers.store.ts';
import { listMediaFiles } from '../files/media-files.store.ts';
import { removeStaged, stagedPath, stagingOf } from '../storing/staging.ts';

export const SWEEP_MEDIA = 'media.sweep';

const HOUR_MS = 3_600_000;
const UNUSED_HOURS = 7 * 24;
const FAILED_HOURS = 30 * 24;

/** Gives up silent uploads, drops what nobody holds any more, and clears what a stop or a failed transaction left behind. */
export async function sweepMedia(ctx: Context): Promise<void> {
  const ago = (hours: number) => new Date(ctx.clock.now().getTime() - hours * HOUR_MS);
  for (const uploadId of await listSilent(ctx, ago(uploadLimits.hours)))
    if (await takeUpload(ctx, uploadId)) await removeStaged(stagedPath(ctx.instituteId, uploadId));
  await withdrawMedia(ctx, await listForgotten(ctx, ago(UNUSED_HOURS), ago(FAILED_HOURS)));
  await clearLeftovers(ctx);
  await clearStaging(ctx, ago(1));
}

/** Removes staged bytes that neither an upload nor a file under way knows: what was written when the server stopped. */
async function clearStaging(ctx: Context, before: Date): Promise<void> {
  const folder = stagingOf(ctx.instituteId);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const mediaId = name.slice(0, 36);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtime > before || (await findUpload(ctx, mediaId))) continue;
    const [file] = await listMediaFiles(ctx, [mediaId]);
    if (file?.state !== 'working') await removeStaged(path);
  }
}
