import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { getCertificate, setRevoked } from './certificates.store.ts';
import { presentCertificate } from './list-certificates.ts';

type Restore = typeof api.courses.restoreCertificate;
/** Makes valid again what was taken back by mistake. CERTIFICATE_VALID where it is. */
export async function restoreCertificate(ctx: Context, { params }: Input<Restore>): Promise<Answer<Restore>> {
  const { courseId, certificateId } = params;
  const one = await getCertificate(ctx, courseId, certificateId);
  await inTransaction(ctx, async (tx) => {
    if (!(await setRevoked(tx, certificateId, null))) fail('CERTIFICATE_VALID');
    await record(tx, {
      action: 'certificate.restored',
      subjectKind: 'certificate',
      subjectId: certificateId,
      details: { courseId, title: one.title },
    });
  });
  return presentCertificate(await getCertificate(ctx, courseId, certificateId));
}
