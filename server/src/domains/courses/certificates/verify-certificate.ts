import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { findByCode } from './certificates.store.ts';

type Endpoint = typeof api.courses.verifyCertificate;

/** What a certificate says, to whoever holds its code; of a revoked one that it was revoked, and when. CERTIFICATE_UNKNOWN. */
export async function verifyCertificate(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const one = (await findByCode(ctx, params.code)) ?? fail('CERTIFICATE_UNKNOWN');
  return {
    institute: (await settingsOf(ctx.instituteId))?.name ?? '',
    name: one.name,
    title: one.title,
    completedAt: one.completedAt.toISOString(),
    issuedAt: one.issuedAt.toISOString(),
    revokedAt: one.revokedAt?.toISOString() ?? null,
  };
}
