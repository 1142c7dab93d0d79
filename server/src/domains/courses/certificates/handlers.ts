import type { api } from '@abhyas/contract';
import type { certificates } from '@abhyas/contract/courses/certificates';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { downloadCertificate, downloadMyCertificate } from './download-certificate.ts';
import { listCertificates, listMyCertificates } from './list-certificates.ts';
import { restoreCertificate, revokeCertificate } from './revoke-certificate.ts';
import { verifyCertificate } from './verify-certificate.ts';

type Certificates = Pick<typeof api.courses, keyof typeof certificates>;

export const certificateHandlers: Handlers<Certificates> = {
  listMyCertificates,
  downloadMyCertificate: (ctx, input, { request }) => downloadMyCertificate(ctx, input, addressOf(request)),
  verifyCertificate,
  listCertificates,
  downloadCertificate: (ctx, input, { request }) => downloadCertificate(ctx, input, addressOf(request)),
  revokeCertificate,
  restoreCertificate,
};
