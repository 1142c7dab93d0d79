import type { api } from '@abhyas/contract';
import type { Certificate } from '@abhyas/contract/courses/certificates';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { getCourse } from '../versions/courses.store.ts';
import { canRevokeCertificate } from './certificate-policies.ts';
import { type IssuedCertificate, listOfCourse } from './certificates.store.ts';

export const presentCertificate = (one: IssuedCertificate): Certificate => ({
  certificateId: one.id,
  courseId: one.courseId,
  name: one.name,
  title: one.title,
  completedAt: one.completedAt.toISOString(),
  issuedAt: one.issuedAt.toISOString(),
  code: one.code,
  path: `/certificate/${one.code}`,
  revoked: one.revokedAt && { at: one.revokedAt.toISOString(), reason: one.revokeReason ?? '' },
});

type OfCourse = typeof api.courses.listCertificates;
/** Who was given one of this course. */
export async function listCertificates(ctx: Context, { params, query }: Input<OfCourse>): Promise<Answer<OfCourse>> {
  await getCourse(ctx, params.courseId);
  const { rows, total, counts } = await listOfCourse(ctx, params.courseId, query);
  return {
    rows: rows.map(presentCertificate),
    total,
    page: query.page,
    size: query.size,
    counts,
    can: { revoke: canRevokeCertificate(actorOf(ctx)) },
  };
}
