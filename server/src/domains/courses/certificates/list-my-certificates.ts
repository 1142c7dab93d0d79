import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { listOwn } from './certificates.store.ts';
import { presentCertificate } from './list-certificates.ts';

type Own = typeof api.courses.listMyCertificates;
/** What the caller was given; revoked ones too, with the reason. */
export async function listMyCertificates(ctx: Context, { query }: Input<Own>): Promise<Answer<Own>> {
  const rows = await listOwn(ctx, actorOf(ctx).accountId, query.courseId);
  return { rows: rows.map(presentCertificate) };
}
