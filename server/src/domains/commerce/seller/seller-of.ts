import type { Seller } from '@abhyas/contract/commerce/seller';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { findSeller } from './sellers.store.ts';

/** SAC 999293 and 18 % are those of commercial training and coaching; an adviser confirms them for each institute. */
const usual = { sac: '999293', taxRate: 1800, refundDays: 7, refundPercent: 20, refundPartDays: 30 } as const;

/** The institute as a seller; before it said anything, its name without a GSTIN, so that no tax is charged. */
export async function sellerOf(ctx: Context): Promise<Seller> {
  const known = await findSeller(ctx);
  if (known) return known;
  const { name } = (await settingsOf(ctx.instituteId)) ?? fail('DOMAIN_INVALID');
  return { ...usual, legalName: name, address: '', email: '', stateCode: null, gstin: '', prefix: initials(name) };
}

/** At most three letters of a name for its numbers: "Meridian Academy" → MA; a name without Latin letters → A. */
export function initials(name: string): string {
  const words = name.toUpperCase().match(/[A-Z][A-Z0-9]*/g) ?? ['A'];
  return words
    .slice(0, 3)
    .map((word) => word.charAt(0))
    .join('');
}
