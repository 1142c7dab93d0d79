import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { presentUpload } from './present-upload.ts';
import { listUploadsOf } from './uploads.store.ts';

/** Own uploads that are not whole yet: after a reload, or on another device, each goes on where it stands. */
export async function listUploads(ctx: Context): Promise<Answer<typeof api.media.listUploads>> {
  const own = await listUploadsOf(ctx, actorOf(ctx).accountId);
  return { uploads: await Promise.all(own.map((upload) => presentUpload(ctx.instituteId, upload))) };
}
