import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import type { Runtime } from '../../../kernel/runtime.ts';
import { writeReference } from '../../taxonomy/index.ts';
import { listAllInstitutes } from '../../tenancy/index.ts';
import { replaceOwnerLink } from './owner-links.store.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;

export const hashOwnerKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * Makes the link behind which the first owner founds the provider, and ends the link before it. Answers with its path; it works once,
 * for seven days. `staff`: a database of role `staff`; `email`: whose it is, where that is known.
 */
export async function offerFirstOwner(staff: Database, now: Date, email: string | null = null): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + DAYS * DAY_MS);
  await replaceOwnerLink(staff, { keyHash: hashOwnerKey(key), email, createdAt: now, expiresAt });
  return `/install?key=${key}`;
}

/** True until the first owner has founded the provider. */
export const isNewInstallation = async (): Promise<boolean> => (await listAllInstitutes()).length === 0;

/**
 * What a start does where real people work: the reference data of this version is written, once. Where no institute exists, answers with
 * the path that the first owner begins at; the path of an earlier start has ended then.
 */
export async function prepareInstallation({ staff, clock }: Runtime): Promise<string | undefined> {
  await writeReference(staff.unbound, clock.now());
  return (await isNewInstallation()) ? offerFirstOwner(staff.unbound, clock.now()) : undefined;
}
