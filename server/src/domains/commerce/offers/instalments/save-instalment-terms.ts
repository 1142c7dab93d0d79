import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { courseBriefs } from '../../../courses/index.ts';
import { saveTerms } from './terms.store.ts';
import { showInstalmentTerms } from './show-instalment-terms.ts';

type Save = typeof api.commerce.saveInstalmentTerms;
/**
 * New terms for the orders that are placed from now on; schedules that run keep theirs. INSTALMENTS_LONG where the last part would be due after
 * the days for which the course opens. OFFER_UNKNOWN.
 */
export async function saveInstalmentTerms(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  const { kind: thingKind, thingId } = params;
  await showInstalmentTerms(ctx, { params });
  const { terms } = body;
  const days = (await courseBriefs(ctx, [thingId])).get(thingId)?.validityDays ?? null;
  if (terms && days !== null && (terms.parts - 1) * terms.everyDays >= days) fail('INSTALMENTS_LONG');
  await inTransaction(ctx, async (tx) => {
    await saveTerms(tx, { thingKind, thingId }, terms);
    const details = { parts: terms?.parts ?? 1 };
    await record(tx, { action: 'instalments.changed', subjectKind: thingKind, subjectId: thingId, details });
  });
  return showInstalmentTerms(ctx, { params });
}
