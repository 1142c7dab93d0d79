import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { hashRegistrationKey, registrationKey } from './registration-key.ts';
import { findRegistration, type RegistrationRow } from './registrations.store.ts';

/** Institutes are opened at the provider's own host only. */
export async function requireProvider(ctx: Context): Promise<void> {
  if ((await settingsOf(ctx.instituteId))?.kind !== 'provider') fail('NOT_HERE');
}

/** The registration that this browser holds the key of, if any. */
export async function findOwn(ctx: Context, request: FastifyRequest): Promise<RegistrationRow | undefined> {
  await requireProvider(ctx);
  const key = registrationKey(request);
  return key === undefined ? undefined : findRegistration(ctx, hashRegistrationKey(key));
}

/** The same, or REGISTRATION_GONE. */
export async function getOwn(ctx: Context, request: FastifyRequest): Promise<RegistrationRow> {
  return (await findOwn(ctx, request)) ?? fail('REGISTRATION_GONE');
}

/** The same while its institute does not stand yet, or REGISTRATION_FOUNDED. */
export async function getOpen(ctx: Context, request: FastifyRequest): Promise<RegistrationRow> {
  const row = await getOwn(ctx, request);
  return row.founded_at ? fail('REGISTRATION_FOUNDED') : row;
}

export const isProven = (row: RegistrationRow): boolean => row.mail_proven_at !== null && row.mobile_proven_at !== null;
