import type { AllowedItem } from '@abhyas/contract/access';
import { trialDays } from '@abhyas/contract/tenancy/lifecycle';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { record } from '../../audit/index.ts';
import { insertInstitute } from '../hosts/hosts.store.ts';
import { forgetInstitutes } from '../hosts/institute-of-host.ts';
import { asStaff } from '../lifecycle/as-staff.ts';
import { notifyDirectory, settingsOf } from '../settings/settings-cache.ts';
import { insertSettings } from '../settings/settings.store.ts';
import { shadesOf } from '../settings/sections/shades.ts';
import { findInstitute, nextInstituteKey } from './founding.store.ts';

/** The colours that an institute starts with; white text can be read on both. */
export const firstColours = { accent: '#1b2a56', action: '#cb4d09' } as const;
const firstItems: readonly AllowedItem[] = [
  'marketPlace',
  'explore',
  'signUp',
  'forgetPassword',
  'changePassword',
  'footer',
];

const DAY_MS = 86_400_000;

export interface NewInstitute {
  /** From `reserveInstituteKey`. */
  readonly id: number;
  readonly kind: 'provider' | 'institute' | 'publisher';
  readonly subdomain: string;
  readonly name: string;
}

/** A number for an institute to come: kept before it is founded, so that a second try founds no second one. */
export const reserveInstituteKey = (): Promise<number> => nextInstituteKey(runtime().staff.unbound);

/**
 * Founds an institute on trial, or the provider, who has no trial: directory, settings and what `complete` adds (roles, the owner) in one transaction of role `staff`, bound
 * to the new institute. It answers at its address when this returns. A second call with the same number changes nothing. SUBDOMAIN_TAKEN
 * where somebody was faster.
 */
export async function createInstitute(
  ctx: Context,
  given: NewInstitute,
  complete: (tx: TransactionContext) => Promise<void>,
): Promise<void> {
  try {
    if (!(await findInstitute(ctx.db, given.id))) await write(asStaff(ctx, given.id), given, complete);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    if (!(await findInstitute(ctx.db, given.id))) fail('SUBDOMAIN_TAKEN');
  }
  forgetInstitutes();
  await settingsOf(given.id);
}

function write(
  staff: Context,
  { id, kind, subdomain, name }: NewInstitute,
  complete: (tx: TransactionContext) => Promise<void>,
): Promise<void> {
  return inTransaction(staff, async (tx) => {
    const trialEndsAt = new Date(tx.clock.now().getTime() + trialDays * DAY_MS);
    const state = kind === 'provider' ? { state: 'active' } : { state: 'trial', trial_ends_at: trialEndsAt };
    await insertInstitute(tx.db, { id, kind, subdomain, ...state });
    await insertSettings(tx.db, {
      institute_id: id,
      name,
      logo: '',
      icon: '',
      ...firstColours,
      accent_shades: shadesOf(firstColours.accent),
      action_shades: shadesOf(firstColours.action),
      test_generation: kind !== 'publisher',
      manage: true,
      // Nobody signs up at the provider: students belong to institutes.
      allowed_items: firstItems.filter((item) => kind !== 'provider' || item !== 'signUp'),
    });
    await complete(tx);
    await record(tx, {
      action: 'institute.founded',
      subjectKind: 'institute',
      subjectId: String(id),
      details: { kind, subdomain },
    });
    await notifyDirectory(tx, id);
  });
}
