import type { Language } from '@abhyas/contract/shapes';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { logoAddress, settingsOf } from '../../tenancy/index.ts';
import { publishedCourses } from '../versions/published-courses.ts';
import { getCertificate, type IssuedCertificate, listOwn } from './certificates.store.ts';
import { drawCertificate } from './draw-certificate.ts';

/** One’s own certificate as a file (`called`: scheme and host of the call, for the address in it). CERTIFICATE_REVOKED. */
export async function downloadMyCertificate(
  ctx: Context,
  { params }: { readonly params: { readonly certificateId: string } },
  called: string,
): Promise<FileAnswer> {
  const own = await listOwn(ctx, actorOf(ctx).accountId);
  return draw(ctx, own.find(({ id }) => id === params.certificateId) ?? fail('NOT_FOUND'), called);
}

/** A learner’s certificate as a file, for staff. */
export async function downloadCertificate(
  ctx: Context,
  { params }: { readonly params: { readonly courseId: string; readonly certificateId: string } },
  called: string,
): Promise<FileAnswer> {
  return draw(ctx, await getCertificate(ctx, params.courseId, params.certificateId), called);
}

async function draw(ctx: Context, one: IssuedCertificate, called: string): Promise<FileAnswer> {
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
