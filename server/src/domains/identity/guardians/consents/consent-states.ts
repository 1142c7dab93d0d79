import { type ConsentPurpose, consentPurposes, type ConsentState } from '@abhyas/contract/identity/guardians';
import type { Context, TransactionContext } from '../../../../kernel/context.ts';
import { findAccount } from '../../accounts/accounts.store.ts';
import { bringUpToDate } from '../../tokens/revocations.ts';
import { dayOf, isMinor } from '../../accounts/age.ts';
import { type ConsentRow, listConsents } from '../consents.store.ts';
import { GUARDIAN_ROLE } from '../guardian-role.ts';

type Db = Pick<Context, 'db' | 'instituteId' | 'clock'>;
/** Without consent to this there is no account for a minor. */
export const ACCOUNT_PURPOSE: ConsentPurpose = 'learning_records';

/** What stands for each purpose: the newest decision of any guardian; never asked is no consent. Rows come newest first. */
export function consentStates(rows: readonly Pick<ConsentRow, 'purpose' | 'granted' | 'at'>[]): ConsentState[] {
  return consentPurposes.map((purpose) => {
    const newest = rows.find((row) => row.purpose === purpose);
    return { purpose, granted: newest?.granted ?? false, at: newest?.at.toISOString() ?? null };
  });
}

/** Whether a purpose is consented to for a student who has a guardian; undefined where no guardian was ever asked. */
export async function consentOf(ctx: Db, studentId: string, purpose: ConsentPurpose): Promise<boolean | undefined> {
  const state = consentStates(await listConsents(ctx, studentId)).find((one) => one.purpose === purpose);
  return state?.at === null ? undefined : state?.granted;
}

interface Born {
  readonly id: string;
  readonly role_name: string;
  readonly birth_date: string | null;
}

/** Under eighteen by the day of birth, and no guardian's consent to keep an account stands. */
export async function isWithoutConsent(ctx: Db, { id, role_name, birth_date }: Born): Promise<boolean> {
  if (birth_date === null || role_name === GUARDIAN_ROLE || !isMinor(birth_date, dayOf(ctx.clock.now()))) return false;
  return (await consentOf(ctx, id, ACCOUNT_PURPOSE)) !== true;
}

/** Does something that may open or close the area to a student; where it did, every process knows within a second. */
export async function followingConsent<T>(
  tx: TransactionContext,
  studentId: string,
  change: () => Promise<T>,
): Promise<T> {
  const isLocked = async () => {
    const account = await findAccount(tx, studentId);
    return account !== undefined && (await isWithoutConsent(tx, account));
  };
  const before = await isLocked();
  const result = await change();
  if ((await isLocked()) !== before) await bringUpToDate(tx, studentId);
  return result;
}
