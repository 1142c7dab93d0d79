import type { Context } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { mobileOfField } from '../accounts/written-mobile.ts';
import { findByRollNumber } from './people.store.ts';

/** As a form has them; what is not given stays, and empty is not known. */
interface Details {
  readonly mobileNumber?: string | undefined;
  readonly rollNumber?: string | undefined;
  readonly parentName?: string | undefined;
  readonly parentMobile?: string | undefined;
}

/** The columns that these details change. CONTACT_MOBILE_INVALID or ROLL_NUMBER_TAKEN beside the field. */
export async function readDetails(ctx: Context, details: Details, accountId?: string) {
  const { mobileNumber, rollNumber, parentName, parentMobile } = details;
  const at = (field: keyof Details) => `body.details.${field}`;
  if (rollNumber && ![undefined, accountId].includes(await findByRollNumber(ctx, rollNumber)))
    failFields('ROLL_NUMBER_TAKEN', [{ path: at('rollNumber'), messageKey: 'errors.ROLL_NUMBER_TAKEN' }]);
  const mobile = mobileNumber === undefined ? undefined : await mobileOfField(ctx, mobileNumber, at('mobileNumber'));
  const parent = parentMobile === undefined ? undefined : await mobileOfField(ctx, parentMobile, at('parentMobile'));
  return {
    ...(mobile !== undefined && { mobile }),
    ...(rollNumber !== undefined && { rollNumber: rollNumber || null }),
    ...(parentName !== undefined && { parentName: parentName || null }),
    ...(parent !== undefined && { parentMobile: parent?.number ?? null }),
  };
}

/** Somebody whom no message reaches could never come in. */
export function contactNeeded(path: string): never {
  return failFields('CONTACT_NEEDED', [{ path, messageKey: 'errors.CONTACT_NEEDED' }]);
}
