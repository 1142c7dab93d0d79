import { type ConsentPurpose, consentPurposes, type ConsentState } from '@abhyas/contract/identity/guardians';
import type { Context } from '../../../kernel/context.ts';
import { type ConsentRow, listConsents } from './consents.store.ts';

/** What stands for each purpose: the newest decision of any guardian; never asked is no consent. Rows come newest first. */
export function consentStates(rows: readonly Pick<ConsentRow, 'purpose' | 'granted' | 'at'>[]): ConsentState[] {
  return consentPurposes.map((purpose) => {
    const newest = rows.find((row) => row.purpose === purpose);
    return { purpose, granted: newest?.granted ?? false, at: newest?.at.toISOString() ?? null };
  });
}

/** Whether a purpose is consented to for a student who has a guardian; undefined where no guardian was ever asked. */
export async function consentOf(
  ctx: Context,
  studentId: string,
  purpose: ConsentPurpose,
): Promise<boolean | undefined> {
  const state = consentStates(await listConsents(ctx, studentId)).find((one) => one.purpose === purpose);
  return state?.at === null ? undefined : state?.granted;
}
