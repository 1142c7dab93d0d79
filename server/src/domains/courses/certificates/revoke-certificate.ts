import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { notify } from '../../notices/index.ts';
import { getCertificate, setRevoked } from './certificates.store.ts';
import { presentCertificate } from './list-certificates.ts';

type Revoke = typeof api.courses.revokeCertificate;
/** Takes a certificate back: its public page says so at once, and its owner is told why. CERTIFICATE_REVOKED where it was before. */
export async function revokeCertificate(ctx: Context, { params, body }: Input<Revoke>): Promise<Answer<Revoke>> {
  const { courseId, certificateId } = params;
  const { reason } = body;
  const one = await getCertificate(ctx, courseId, certificateId);
  await inTransaction(ctx, async (tx) => {
    const by = actorOf(tx).accountId;
    if (!(await setRevoked(tx, certificateId, { by, reason }))) fail('CERTIFICATE_REVOKED');
    await record(tx, {
      action: 'certificate.revoked',
      subjectKind: 'certificate',
      subjectId: certificateId,
      reason,
      details: { courseId, title: one.title },
    });
    await notify(tx, {
      kind: 'certificate.revoked',
      accountIds: [one.accountId],
      params: { title: one.title, reason },
      link: `/certificate/${one.code}`,
    });
  });
  return presentCertificate(await getCertificate(ctx, courseId, certificateId));
}
