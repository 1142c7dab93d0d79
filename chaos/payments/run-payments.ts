import { setTimeout as pause } from 'node:timers/promises';
import { CHECK_PAYMENTS } from '../../server/src/domains/commerce/orders/payments/check-payment.ts';
import type { Account } from '../../bench/rig/school.ts';
import { newId } from '../../server/src/kernel/ids.ts';
import { randomOf, type Random } from '../random.ts';
import { CallError, Session } from '../session.ts';
import { listStuckJobs, patiently } from '../patience.ts';
import type { Finding, Storm } from '../storm.ts';
import { gatherOrder, gatherShop } from './evidence.ts';
import { judgeOrder, judgeShop } from './oracle.ts';
import { insist, Purchase } from './purchase.ts';
import { openShop, type Shop } from './shop.ts';

/** Purchases that happen at once. */
const GROUP = 100;
/** Fewer uses than there are buyers who try the coupon. */
const COUPON_USES = 20;
const CALM_MS = 90_000;
const DAY = 24 * 60 * 60 * 1000;
const buckets = [
  { amountPaise: 30_001, days: 30 },
  { amountPaise: 45_003, days: 60 },
] as const;

/** Purchases through both gateways, 100 at a time. */
export async function payments(dir: string): Promise<Storm> {
  const shop = await openShop(dir);
  return {
    group: GROUP,
    run: (seed, from, count) => runPurchases(shop, seed, from, count),
    faults: () => shop.tally.lines(),
    deaths: shop.fleet.deaths,
    stuckJobs: () => listStuckJobs(shop.sql),
    close: shop.close,
  };
}

/** `count` purchases at once from run number `from`, while servers and database are killed; the promises that were broken. */
async function runPurchases(shop: Shop, seed: string, from: number, count: number): Promise<Finding[]> {
  shop.post.seed(`${seed}/post ${from}`);
  const couponCode = await makeCoupon(shop, from);
  const buyers = await shop.students(count);
  await fillWallets(shop, buyers);
  const purchases = buyers.map((buyer, at) => new Purchase(shop, buyer, randomOf(`${seed}/${from + at}`), couponCode));
  const broken = new Map<number, string[]>();
  const say = (at: number, problems: readonly string[]) => broken.set(at, [...(broken.get(at) ?? []), ...problems]);
  const each = (work: (purchase: Purchase, at: number) => Promise<void>) =>
    Promise.all(
      purchases.map((one, at) => work(one, at).catch((error: unknown) => say(at, [`it broke off: ${wordsOf(error)}`]))),
    );
  const random = randomOf(`${seed}/group ${from}`);
  await Promise.all([each((one) => one.buy()), breakMachines(shop, random)]);
  await Promise.all([refundSome(shop, purchases, random), breakMachines(shop, random)]);
  await shop.fleet.whole();
  await shop.post.idle();
  await comeToRest(shop, purchases, random);
  const evidence = new Map<number, unknown>();
  await each(async ({ orderId }, at) => {
    if (orderId === undefined) return;
    const found = await gatherOrder(shop, orderId);
    evidence.set(at, found);
    say(at, judgeOrder(found));
  });
  const whole = judgeShop(await gatherShop(shop));
  return [
    ...(whole.length > 0 ? [{ run: from, problems: whole }] : []),
    ...[...broken].flatMap(([at, problems]) =>
      problems.length === 0 ? [] : [{ run: from + at, problems, evidence: evidence.get(at) }],
    ),
  ];
}

const wordsOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** A coupon of this group, made by the owner. */
async function makeCoupon(shop: Shop, from: number): Promise<string> {
  const code = `RUN${from}`;
  const rule = { kind: 'percent', value: 15, mostPaise: null, leastPaise: 0, startsAt: null, endsAt: null };
  const limits = { uses: COUPON_USES, usesEach: 1, firstOrder: false, courseIds: [], partner: '' };
  const body = { code, ...rule, ...limits, listed: false, open: true };
  await asOwner(shop, (session) => insist(session, 'POST', '/api/partner/coupons', body));
  return code;
}

/** Two buckets of promo money for every buyer, in odd sums, of which the first ends before the other. */
async function fillWallets(shop: Shop, buyers: readonly Account[]): Promise<void> {
  const accountIds = buyers.map(({ accountId }) => accountId);
  await asOwner(shop, async (session) => {
    for (const { amountPaise, days } of buckets) {
      const endsAt = new Date(Date.now() + days * DAY).toISOString();
      const body = { accountIds, amountPaise, endsAt, reason: 'A gift of the shop', key: newId() };
      await insist(session, 'POST', '/api/partner/wallets/credits', body);
    }
  });
}

/** The owner gives the money of some orders back, sometimes twice with one key. */
async function refundSome(shop: Shop, purchases: readonly Purchase[], random: Random): Promise<void> {
  await asOwner(shop, async (session) => {
    for (const { orderId } of purchases.filter(() => random.chance(0.2))) {
      if (orderId === undefined) continue;
      const body = { lines: [0], reason: 'The buyer changed her mind.', key: newId() };
      const refund = () =>
        insist(session, 'POST', `/api/partner/orders/${orderId}/refunds`, body).catch((error: unknown) => {
          // Not paid, or paid by a coupon alone: nothing goes back.
          if (!(error instanceof CallError) || !['ORDER_NOT_PAID', 'LINE_REFUNDED'].includes(error.name)) throw error;
        });
      const twice = random.chance(0.4);
      if (twice) shop.tally.add('refund asked twice');
      await Promise.all([refund(), twice && refund()]);
    }
  });
}

async function asOwner<T>(shop: Shop, work: (session: Session) => Promise<T>): Promise<T> {
  const session = new Session(shop.owner, shop.fleet.ports[0] ?? 0, 'owner');
  await patiently(() => session.signIn());
  return work(session).finally(() => session.close());
}

/** What is killed under this group, and when, is decided by the seed; the gateways are silent for a while too. */
async function breakMachines({ fleet, simulator, tally }: Shop, random: Random): Promise<void> {
  const soon = () => pause(random.whole(50, 1500));
  const [server, other] = [random.chance(0.8), random.chance(0.4)];
  const database = random.weighted({ none: 60, server: 20, backend: 20 });
  const silent = random.chance(0.5) ? random.whole(100, 900) : 0;
  await Promise.all([
    soon().then(() => (server ? fleet.killServer(fleet.ports[0] ?? 0) : undefined)),
    soon().then(() => (other ? fleet.killServer(fleet.ports[1] ?? 0) : undefined)),
    soon().then(() => (database === 'server' ? fleet.killDatabase() : undefined)),
    soon().then(() => (database === 'backend' ? fleet.killBackend() : undefined)),
    soon().then(async () => {
      if (silent === 0) return;
      tally.add('gateway silent');
      simulator.silent = true;
      await pause(silent);
      simulator.silent = false;
    }),
  ]);
}

/** Banks decide what they had left open; then days pass at once: everything that is to be asked is asked, every job is done. */
async function comeToRest(shop: Shop, purchases: readonly Purchase[], random: Random): Promise<void> {
  for (const order of shop.simulator.orders.values())
    if (order.state === 'pending') order.state = random.chance(0.6) ? 'paid' : 'failed';
  const ids = purchases.flatMap(({ orderId }) => orderId ?? []);
  await shop.sql(`update orders set expires_at = now() - interval '1 second' where id = any($1)`, [ids]);
  for (const table of ['coupon_uses', 'wallet_holds'])
    await shop.sql(`update ${table} set holds_until = now() - interval '1 second' where order_id = any($1)`, [ids]);
  for (const until = Date.now() + CALM_MS; Date.now() < until; await pause(150)) {
    await timePasses(shop, ids);
    if (await isAtRest(shop, ids)) return;
  }
}

async function timePasses({ sql, school }: Shop, ids: readonly string[]): Promise<void> {
  await sql(
    `update payments set next_check_at = now() where order_id = any($1) and next_check_at > now() and checks < 4`,
    [ids],
  );
  const place = JSON.stringify({ instituteId: school.id });
  await sql(`select graphile_worker.enqueue($1, $2::json, null, $3, null)`, [
    CHECK_PAYMENTS,
    place,
    `${school.id}:rest`,
  ]);
  // Only jobs of the shop: a job of another domain that fails without a network keeps its pauses between tries.
  await sql(
    `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier like 'commerce.%' and j.run_at > now() and j.locked_at is null`,
  );
  await sql(
    `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_by is not null`,
  );
  await sql(`select graphile_worker.add_job('kernel:freeJobs', job_key => 'rest')`);
}

/** Nothing is left that asking again would change. */
async function isAtRest({ sql, simulator }: Shop, ids: readonly string[]): Promise<boolean> {
  const payments = await sql<{ state: string; id: string }>(
    `select state, gateway_order_id as id from payments where order_id = any($1)`,
    [ids],
  );
  const known: Readonly<Record<string, readonly string[]>> = {
    paid: ['captured', 'refunded'],
    failed: ['failed'],
    created: ['started', 'failed'],
  };
  const waits = payments.some(({ id, state }) => !known[simulator.orders.get(id)?.state ?? '']?.includes(state));
  const [left] = await sql<{ count: number }>(
    `select (select count(*) from refunds where state <> 'done' and order_id = any($1))
       + (select count(*) from coupon_uses where state = 'reserved' and order_id = any($1))
       + (select count(*) from wallet_holds where state = 'held' and order_id = any($1))
       + (select count(*) from orders where state in ('placed', 'failed') and id = any($1)) as count`,
    [ids],
  );
  return !waits && Number(left?.count) === 0;
}
