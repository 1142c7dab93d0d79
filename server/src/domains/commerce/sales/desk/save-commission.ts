import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { asStaff, listAllInstitutes } from '../../../tenancy/index.ts';
import { insertCommission } from '../../offers/shares/rules.store.ts';
import { salesOf } from './list-institute-sales.ts';

type Save = typeof api.commerce.saveCommission;
/** What the provider takes of an institute's sales from now on, written in both logs. NOT_FOUND. */
export async function saveCommission(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  const institute = (await listAllInstitutes()).find(({ id }) => id === params.instituteId);
  if (!institute || institute.kind === 'provider') return fail('NOT_FOUND');
  const change = {
    action: 'commission.changed',
    subjectKind: 'institute',
    subjectId: String(institute.id),
    details: body,
  };
  await inTransaction(asStaff(ctx, institute.id), async (tx) => {
    await insertCommission(tx, body.basisPoints);
    await record(tx, change);
  });
  await inTransaction(ctx, (tx) => record(tx, change));
  return salesOf(ctx, institute);
}
