import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { facesOf } from '../offers-of.ts';
import { findTerms } from './terms.store.ts';

type Show = typeof api.commerce.showInstalmentTerms;
/** How a course or pack may be paid in parts. OFFER_UNKNOWN. */
export async function showInstalmentTerms(
  ctx: Context,
  { params }: Pick<Input<Show>, 'params'>,
): Promise<Answer<Show>> {
  const { kind, thingId: id } = params;
  if (!(await facesOf(ctx, [{ kind, id }])).has(id)) fail('OFFER_UNKNOWN', { id });
  return {
    terms: (await findTerms(ctx, id)) ?? null,
    can: { edit: actorOf(ctx).capabilities.has('sales.write') },
  };
}
