import type { OrderEvidence, ShopEvidence } from './oracle.ts';
import type { Shop } from './shop.ts';

type PaymentRow = Omit<OrderEvidence['payments'][number], 'bank' | 'returnedPaise'> & {
  readonly gatewayOrderId: string;
  readonly refundIds: readonly string[];
};
type OrderRow = Omit<OrderEvidence, 'payments'> & { readonly payments: readonly PaymentRow[] };

const inJson = (columns: string, from: string) =>
  `(select coalesce(json_agg(json_build_object(${columns})), '[]') from ${from})`;

/** Reads what the database and the banks hold about an order, past every rule of the server. */
export async function gatherOrder({ sql, simulator }: Shop, orderId: string): Promise<OrderEvidence> {
  const [order] = await sql<OrderRow>(
    `select o.state, o.total_paise::int as "totalPaise", o.wallet_paise::int as "walletPaise",
       (select state from wallet_holds h where h.order_id = o.id) as "walletHold", o.coupon_code is not null as "hasCoupon",
       (select state from coupon_uses u where u.order_id = o.id) as "couponUse",
       ${inJson(`'line', line, 'totalPaise', total_paise, 'isRefunded', refunded_at is not null`, 'order_lines l where l.order_id = o.id')} as lines,
       ${inJson(
         `'id', id, 'state', state, 'amountPaise', amount_paise, 'gatewayOrderId', gateway_order_id, 'refundIds',
          (select coalesce(json_agg(r.id), '[]') from refunds r where r.payment_id = p.id)`,
         'payments p where p.order_id = o.id',
       )} as payments,
       ${inJson(`'id', id, 'state', state, 'amountPaise', amount_paise`, 'refunds r where r.order_id = o.id')} as refunds,
       ${inJson(
         `'purpose', purpose, 'sumPaise', total, 'times', times`,
         `(select t.purpose, sum(e.amount_paise) as total, count(distinct t.id) as times from ledger_transactions t
           join ledger_entries e on e.transaction_id = t.id where t.order_id = o.id group by t.purpose) as booked`,
       )} as ledger,
       ${inJson(`'kind', kind, 'number', number`, 'sales_documents d where d.order_id = o.id')} as documents,
       (select coalesce(json_agg(split_part(source, ':', 3)::int), '[]') from entitlements
         where source like 'purchase:' || o.id || ':%' and revoked_at is null and (ends_at is null or ends_at > now())) as grants
     from orders o where o.id = $1`,
    [orderId],
  );
  if (!order) throw new Error(`Order ${orderId} is gone.`);
  const returned = (ids: readonly string[]) =>
    ids.reduce((sum, id) => {
      const refund = simulator.refunds.get(id);
      return sum + (refund?.state === 'done' ? refund.amountPaise : 0);
    }, 0);
  return {
    ...order,
    payments: order.payments.map(({ gatewayOrderId, refundIds, ...payment }) => ({
      ...payment,
      bank: simulator.orders.get(gatewayOrderId)?.state ?? 'unknown',
      returnedPaise: returned(refundIds),
    })),
  };
}

/** Reads what is counted for the whole institute. */
export async function gatherShop({ sql, post }: Shop): Promise<ShopEvidence> {
  const [ledger] = await sql<{ sum: number }>('select coalesce(sum(amount_paise), 0)::int as sum from ledger_entries');
  const series = await sql<ShopEvidence['series'][number]>(
    `select s.series, s.last, case when s.series = 'order' then (select count(*)::int from orders)
       else (select count(*)::int from sales_documents d where d.number like s.series || '/%') end as issued
     from number_series s`,
  );
  const coupons = await sql<ShopEvidence['coupons'][number]>(
    `select code, uses, used, reserved,
       (select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.state = 'used') as "countedUsed" from coupons c`,
  );
  const [lost] = await sql<{ count: number }>(
    `select count(*)::int as count from unnest($1::text[]) as taken (body)
     where not exists (select from payment_messages m where m.way = 'webhook' and m.genuine and m.body = convert_to(taken.body, 'UTF8'))`,
    [post.taken],
  );
  const [forged] = await sql<{ count: number }>(
    `select count(*)::int as count from payment_messages where not genuine and outcome = 'applied'`,
  );
  const [wallets] = await sql<{ count: number }>(
    `select count(*)::int as count from wallets w where
       w.cash_paise + w.promo_paise <> (select coalesce(sum(m.cash_paise + m.promo_paise), 0) from wallet_movements m where m.account_id = w.account_id)
       or w.promo_paise <> (select coalesce(sum(p.left_paise), 0) from wallet_promos p where p.account_id = w.account_id)
       or w.cash_paise + w.promo_paise <> (select coalesce(-sum(e.amount_paise), 0) from ledger_entries e
         where e.person_id = w.account_id and e.account in ('walletCash', 'walletPromo'))`,
  );
  return {
    wrongWallets: wallets!.count,
    ledgerPaise: ledger!.sum,
    series,
    coupons,
    lostMessages: lost!.count,
    forgedApplied: forged!.count,
  };
}
