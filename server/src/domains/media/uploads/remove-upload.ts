import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { removeStaged, stagedPath } from '../storing/staging.ts';
import { ownUpload } from './own-upload.ts';
import { takeUpload } from './uploads.store.ts';

type Endpoint = typeof api.media.removeUpload;

/** Gives up an upload; its bytes go at once. */
export async function removeUpload(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { uploadId } = await ownUpload(ctx, params.uploadId);
  if (await takeUpload(ctx, uploadId)) await removeStaged(stagedPath(ctx.instituteId, uploadId));
  return {};
}
