import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Language } from '@abhyas/contract/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call, FileAnswer } from '../../../kernel/http/implement.ts';
import { logoAddress, settingsOf } from '../../tenancy/index.ts';
import { publishedCourses } from '../versions/published-courses.ts';
import { getCertificate, type IssuedCertificate } from './certificates.store.ts';
import { drawCertificate } from './draw-certificate.ts';

/** A learner’s certificate as a file, for staff. */
export async function downloadCertificate(
  ctx: Context,
  { params }: Input<typeof api.courses.downloadCertificate>,
  { request }: Call,
): Promise<FileAnswer> {
  return fileOfCertificate(ctx, await getCertificate(ctx, params.courseId, params.certificateId), addressOf(request));
}

/** A certificate as a PDF with its public address; CERTIFICATE_REVOKED. `called`: scheme and host of the call. */
export async function fileOfCertificate(ctx: Context, one: IssuedCertificate, called: string): Promise<FileAnswer> {
  if (one.revokedAt) fail('CERTIFICATE_REVOKED');
  const settings = await settingsOf(ctx.instituteId);
  const course = (await publishedCourses(ctx, [one.courseId])).get(one.courseId);
  const language: Language = course?.details.language ?? 'en';
  const content = await drawCertificate({
    institute: settings?.name ?? '',
    tagline: settings?.tagline ?? '',
    colour: settings?.brand.accent ?? '#1f3a5f',
    logo: await logoAddress(ctx.instituteId),
    language,
    zone: settings?.timeZone ?? 'Asia/Kolkata',
    name: one.name,
    title: one.title,
    completedAt: one.completedAt,
    code: one.code,
    address: `${called}/certificate/${one.code}`,
  });
  return { fileName: `${one.title} – ${one.name}.pdf`, content, type: 'application/pdf' };
}
