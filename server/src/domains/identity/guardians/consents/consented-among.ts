import type { ConsentPurpose } from '@abhyas/contract/identity/guardians';
import type { Context } from '../../../../kernel/context.ts';
import { dayOf, isMinor } from '../../accounts/age.ts';
import { listStandings } from '../consents.store.ts';

type Db = Pick<Context, 'db' | 'instituteId' | 'clock'>;

/**
 * Of these people, those for whom a purpose is allowed. A minor only with a guardian's consent to it. Whoever is of age, or did not
 * say when they were born, unless a guardian said no; offers are sent only where somebody said yes.
 */
export async function consentedAmong(
  ctx: Db,
  accountIds: readonly string[],
  purpose: ConsentPurpose,
): Promise<ReadonlySet<string>> {
  const today = dayOf(ctx.clock.now());
  const rows = await listStandings(ctx, accountIds, purpose);
  const may = rows.filter(({ birth_date, granted }) => {
    const mustBeAsked = purpose === 'marketing' || (birth_date !== null && isMinor(birth_date, today));
    return mustBeAsked ? granted === true : granted !== false;
  });
  return new Set(may.map(({ id }) => id));
}
