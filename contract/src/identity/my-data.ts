import { z } from 'zod';
import { download, get, post } from '../endpoint.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { consentReceipt } from './guardians.ts';

const dataExport = z.object({
  exportId: id,
  state: z.enum(['running', 'ready', 'removed']),
  askedAt: instant,
  readyAt: instant.nullable(),
  expiresAt: instant.nullable(),
});
const deletion = z.object({ askedAt: instant, dueAt: instant });
export const graceDays = 14;

export const myData = {
  showMyData: get('/api/my-data', {
    summary: 'My downloads, a deletion under way, and the consents given about me or by me',
    access: 'signedIn',
    reply: z.object({
      exports: z.array(dataExport),
      deletion: deletion.nullable(),
      /** When the terms were agreed to. */
      termsAgreedAt: instant.nullable(),
      receipts: z.array(consentReceipt),
      /** What to type before an account is deleted. */
      typed: z.string(),
      graceDays: whole,
    }),
  }),
  askExport: post('/api/my-data/exports', {
    summary: 'Collects everything about me; a job writes it, and a message tells when it is ready',
    access: 'signedIn',
    reply: dataExport,
    errors: ['EXPORT_RUNNING'],
  }),
  downloadExportJson: download('/api/my-data/exports/:exportId/json', {
    summary: 'Everything about me as JSON',
    access: 'signedIn',
    params: z.object({ exportId: id }),
    file: 'application/json; charset=utf-8',
    reply: z.string(),
    errors: ['NOT_FOUND'],
  }),
  downloadExportHtml: download('/api/my-data/exports/:exportId/html', {
    summary: 'Everything about me as a page to read',
    access: 'signedIn',
    params: z.object({ exportId: id }),
    file: 'text/html; charset=utf-8',
    reply: z.string(),
    errors: ['NOT_FOUND'],
  }),
  askDeletion: post('/api/my-data/deletion', {
    summary: 'Deletes my account after fourteen days, and signs out everywhere; signing in again cancels it',
    access: 'signedIn',
    body: z.object({ typed: text(254), password: z.string().max(200).default('') }),
    reply: deletion,
    errors: ['DELETION_NOT_TYPED', 'DELETION_LAST_OWNER', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  }),
};
