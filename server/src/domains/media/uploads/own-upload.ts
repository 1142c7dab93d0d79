import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { findUpload, type Upload } from './uploads.store.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The upload where it is the caller's; NOT_FOUND otherwise, so that nobody learns of another's. */
export async function ownUpload(ctx: Context, uploadId: string): Promise<Upload> {
  const upload = uuid.test(uploadId) ? await findUpload(ctx, uploadId) : undefined;
  return upload && upload.ownerId === actorOf(ctx).accountId ? upload : fail('NOT_FOUND');
}
