import type { api } from '@abhyas/contract';
import type { ShareRule } from '@abhyas/contract/commerce/offers/shares';
import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { listPossibleAuthors } from '../../../courses/index.ts';
import { namesOf } from '../../../identity/index.ts';
import { facesOf } from '../offers-of.ts';
import { shelfOf } from '../shelf.ts';
import { sellerOf } from '../../seller/seller-of.ts';
import { holdDaysOf } from './earn-shares.ts';
import { findCommission, listParts, type Part } from './rules.store.ts';

type Show = typeof api.commerce.showShareRule;
/** How a thing is shared now, with what the screen needs to show where each rupee of its price goes. OFFER_UNKNOWN. */
export async function showShareRule(ctx: Context, { params }: Pick<Input<Show>, 'params'>): Promise<Answer<Show>> {
  const thing: SoldThing = { kind: params.kind, id: params.thingId };
  if (!(await facesOf(ctx, [thing])).has(thing.id)) fail('OFFER_UNKNOWN', { id: thing.id });
  const now = ctx.clock.now();
  const seller = await sellerOf(ctx);
  return {
    parts: await presentParts(ctx, await listParts(ctx, { thingKind: thing.kind, thingId: thing.id }, now)),
    providerPoints: await findCommission(ctx, now),
    taxRate: seller.gstin === '' ? 0 : seller.taxRate,
    licence: (await shelfOf(thing.kind).licenceOf?.(ctx, thing.id).then(presentLicence)) ?? null,
    holdDays: holdDaysOf(seller),
    people: (await listPossibleAuthors(ctx)).people,
    can: { edit: actorOf(ctx).capabilities.has('sales.write') },
  };
}

const presentLicence = (found: { publisher: string; basisPoints: number } | undefined): ShareRule['licence'] =>
  found ? { publisher: found.publisher, basisPoints: found.basisPoints } : null;

async function presentParts(ctx: Context, parts: readonly Part[]): Promise<Answer<Show>['parts']> {
  const names = await namesOf(
    ctx,
    parts.flatMap(({ accountId }) => accountId ?? []),
  );
  return parts.flatMap(({ kind, accountId, name, basisPoints }) =>
    kind === 'provider' ? [] : [{ kind, accountId, name: names.get(accountId ?? '')?.name ?? name, basisPoints }],
  );
}
