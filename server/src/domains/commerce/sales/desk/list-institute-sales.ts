import type { api } from '@abhyas/contract';
import type { InstituteSales } from '@abhyas/contract/commerce/sales/desk';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { asStaff, type Institute, listAllInstitutes, settingsOf } from '../../../tenancy/index.ts';
import { listPayeeSums } from '../../offers/shares/payouts/payee-sums.store.ts';
import { findCommission } from '../../offers/shares/rules.store.ts';
import { countPaidWithoutAccess } from '../list-orders.ts';
import { countSales } from '../sales.store.ts';
import { countOpenDisputes } from '../../orders/payments/disputes/disputes.store.ts';
import { countWaitingPayouts, type GatewayTries, listTries, sumInvoiced } from './desk.store.ts';

type List = typeof api.commerce.listInstituteSales;
const DAY = 24 * 60 * 60 * 1000;
const SOLD_DAYS = 30;
/** Fewer tries than these say nothing of a gateway. */
const LEAST_TRIES = 4;

/** All institutes, those that need somebody first. Each is counted under its own row level security, one after the other. */
export async function listInstituteSales(ctx: Context): Promise<Answer<List>> {
  const rows: InstituteSales[] = [];
  for (const institute of await listAllInstitutes())
    if (institute.kind !== 'provider') rows.push(await salesOf(ctx, institute));
  const sum = (of: (row: InstituteSales) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    rows: rows.toSorted(
      (one, other) =>
        careOf(other) - careOf(one) || other.soldPaise - one.soldPaise || one.instituteId - other.instituteId,
    ),
    totals: {
      soldPaise: sum(({ soldPaise }) => soldPaise),
      commissionPaise: sum(({ commissionPaise }) => commissionPaise),
      commissionHeldPaise: sum(({ commissionHeldPaise }) => commissionHeldPaise),
      payoutsDuePaise: sum(({ payoutsDuePaise }) => payoutsDuePaise),
      payoutsWaiting: sum(({ payoutsWaiting }) => payoutsWaiting),
      needsYou: sum(({ needsYou }) => needsYou),
      paidWithoutAccess: sum(({ paidWithoutAccess }) => paidWithoutAccess),
      disputes: sum(({ disputes }) => disputes),
    },
    can: { change: actorOf(ctx).capabilities.has('settings.write') },
  };
}

/** How much somebody has to look at there: paid without access first of all. */
const careOf = ({ paidWithoutAccess, disputes, needsYou, gateways }: InstituteSales): number =>
  1000 * paidWithoutAccess + 100 * gateways.filter(({ fails }) => fails).length + 10 * disputes + needsYou;

/** What an institute sells and owes, as an employee of the provider sees it. */
export async function salesOf(ctx: Context, institute: Institute): Promise<InstituteSales> {
  const there = asStaff(ctx, institute.id);
  const now = ctx.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const settings = await settingsOf(institute.id);
  const payees = await listPayeeSums(there, now);
  const provider = payees.find(({ kind }) => kind === 'provider');
  const { needsYou } = await countSales(there);
  return {
    instituteId: institute.id,
    name: settings?.name ?? institute.subdomain,
    logo: settings?.config.logo ?? '',
    accent: settings?.brand.accent ?? '',
    state: institute.state,
    commissionPoints: await findCommission(there, now),
    soldPaise: await sumInvoiced(there, before(SOLD_DAYS)),
    commissionPaise: provider ? provider.earnedPaise - provider.paidPaise : 0,
    commissionHeldPaise: provider?.heldPaise ?? 0,
    payoutsDuePaise: payees.reduce((sum, { duePaise }) => sum + Math.max(0, duePaise), 0),
    payoutsWaiting: await countWaitingPayouts(there),
    needsYou,
    paidWithoutAccess: await countPaidWithoutAccess(there),
    disputes: await countOpenDisputes(there),
    gateways: (await listTries(there, before(1))).map((tries) => ({ ...tries, fails: isFailing(tries) })),
  };
}

/** More than half of enough tries failed. */
const isFailing = ({ tried, failed }: GatewayTries): boolean => tried >= LEAST_TRIES && failed * 2 > tried;
