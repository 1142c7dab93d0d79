import { z } from 'zod';
import { partner, student } from '../access.ts';
import { download, get, post } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';

/** What a certificate says. Name and title stay as they were on the day it was issued. */
export const certificate = z.object({
  certificateId: id,
  courseId: id,
  name: z.string(),
  title: z.string(),
  completedAt: instant,
  issuedAt: instant,
  code: z.string(),
  /** Path of the page that confirms it, under the institute's own address. */
  path: z.string(),
  revoked: z.object({ at: instant, reason: z.string() }).nullable(),
});
export type Certificate = z.infer<typeof certificate>;

const one = z.object({ certificateId: id });
const inCourse = z.object({ courseId: id });

export const certificates = {
  listMyCertificates: get('/api/student/certificates', {
    summary: 'The caller’s certificates, newest first',
    access: student('courses.study'),
    query: z.object({ courseId: id.optional() }),
    reply: z.object({ rows: z.array(certificate) }),
  }),
  downloadMyCertificate: download('/api/student/certificates/:certificateId/certificate.pdf', {
    summary: 'One’s own certificate as a PDF file; a revoked one is not given out',
    access: student('courses.study'),
    params: one,
    reply: z.unknown(),
    file: 'application/octet-stream',
    errors: ['CERTIFICATE_REVOKED'],
  }),
  verifyCertificate: get('/api/certificate/:code', {
    summary: 'Tells whoever holds its code what a certificate says, and whether it is valid or was revoked',
    access: 'public',
    params: z.object({ code: text(40, 10) }),
    reply: z.object({
      institute: z.string(),
      name: z.string(),
      title: z.string(),
      completedAt: instant,
      issuedAt: instant,
      /** Why is not said to strangers. */
      revokedAt: instant.nullable(),
    }),
    errors: ['CERTIFICATE_UNKNOWN'],
  }),
  listCertificates: get('/api/courses/:courseId/certificates', {
    summary: 'Who was given a certificate of a course, newest first',
    access: partner('courses.read'),
    params: inCourse,
    query: page.extend({ search: text(100).default(''), state: z.enum(['all', 'valid', 'revoked']).default('all') }),
    reply: paged(certificate).extend({
      counts: z.object({ valid: whole, revoked: whole }),
      can: z.object({ revoke: z.boolean() }),
    }),
  }),
  downloadCertificate: download('/api/courses/:courseId/certificates/:certificateId/certificate.pdf', {
    summary: 'The certificate of a learner as a PDF file, for staff',
    access: partner('courses.read'),
    params: inCourse.extend(one.shape),
    reply: z.unknown(),
    file: 'application/octet-stream',
    errors: ['CERTIFICATE_REVOKED'],
  }),
  revokeCertificate: post('/api/courses/:courseId/certificates/:certificateId/revoke', {
    summary: 'Takes a certificate back with a reason, which its owner is told; the public page says so from then on',
    access: partner('courses.moderate'),
    params: inCourse.extend(one.shape),
    body: z.strictObject({ reason: text(500, 3) }),
    reply: certificate,
    errors: ['CERTIFICATE_REVOKED'],
  }),
  restoreCertificate: post('/api/courses/:courseId/certificates/:certificateId/restore', {
    summary: 'Makes a certificate valid again that was taken back by mistake',
    access: partner('courses.moderate'),
    params: inCourse.extend(one.shape),
    reply: certificate,
    errors: ['CERTIFICATE_VALID'],
  }),
};
