import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call, FileAnswer } from '../../../kernel/http/implement.ts';
import { listOwn } from './certificates.store.ts';
import { fileOfCertificate } from './download-certificate.ts';

/** One’s own certificate as a file. CERTIFICATE_REVOKED. */
export async function downloadMyCertificate(
  ctx: Context,
  { params }: Input<typeof api.courses.downloadMyCertificate>,
  { request }: Call,
): Promise<FileAnswer> {
  const own = await listOwn(ctx, actorOf(ctx).accountId);
  return fileOfCertificate(
    ctx,
    own.find(({ id }) => id === params.certificateId) ?? fail('NOT_FOUND'),
    addressOf(request),
  );
}
