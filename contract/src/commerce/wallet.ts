import { z } from 'zod';
import { partner, student } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';
import { wayToPay } from './orders.ts';
import { currency, order } from './shapes.ts';

/**
 * What moved money: `orderBack` is an order that was not paid, `ended` promo money that was not used in time, `takenByBank` money that was
 * added and that the bank of its payer took back, `owedPaid` what cash paid of a debt that is left of that.
 */
export const movementKinds = [
  'topUp',
  'credit',
  'code',
  'referral',
  'welcome',
  'order',
  'orderBack',
  'refund',
  'ended',
  'merged',
  'takenByBank',
  'owedPaid',
] as const;
export type MovementKind = (typeof movementKinds)[number];

export const wallet = z.object({
  /** Cash and promo money that has not ended, in paise. */
  spendablePaise: whole,
  cashPaise: whole,
  promoPaise: whole,
  /** What the bank took back of money that was spent already; cash that comes in pays it first. */
  owedPaise: whole,
  /** The end that comes first is spent first. */
  promos: z.array(
    z.object({
      leftPaise: whole,
      endsAt: instant,
      /** Begun days until then. */
      days: whole,
    }),
  ),
});
export type Wallet = z.infer<typeof wallet>;

export const movement = z.object({
  id,
  at: instant,
  kind: z.enum(movementKinds),
  /** Into the wallet is positive, out of it negative. */
  cashPaise: z.int(),
  promoPaise: z.int(),
  /** More owed to the institute is positive, less of it negative. */
  owedPaise: z.int(),
  /** What was in the wallet afterwards. */
  balancePaise: whole,
  /** What was bought, or why it was given. */
  note: z.string(),
  orderId: id.nullable(),
  orderNumber: z.string().nullable(),
  /** When promo money that came in ends. */
  endsAt: instant.nullable(),
});
export type Movement = z.infer<typeof movement>;

/** One wallet in the list of staff. */
export const walletRow = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  cashPaise: whole,
  promoPaise: whole,
  owedPaise: whole,
});
export type WalletRow = z.infer<typeof walletRow>;

export const movementViews = ['all', 'in', 'out', 'cash', 'promo'] as const;
export const movementView = z.enum(movementViews);
export type MovementView = z.infer<typeof movementView>;
const passbook = page.extend({ view: movementView.default('all') });

/** Whether students may add money, how much at once, and how much cash a wallet holds at most. */
export const walletRules = z
  .object({
    topUps: z.boolean(),
    leastPaise: whole.min(100).max(100_000_000),
    mostPaise: whole.min(100).max(100_000_000),
    holdsPaise: whole.min(100).max(100_000_000),
  })
  .refine(({ leastPaise, mostPaise }) => leastPaise <= mostPaise, {
    path: ['mostPaise'],
    params: { messageKey: 'errors.fields.tooSmall' },
  })
  .refine(({ mostPaise, holdsPaise }) => mostPaise <= holdsPaise, {
    path: ['holdsPaise'],
    params: { messageKey: 'errors.fields.tooSmall' },
  });
export type WalletRules = z.infer<typeof walletRules>;

const mine = student('courses.study');
const read = partner('sales.read');
const write = partner('sales.write');

export const wallets = {
  showWallet: get('/api/wallet', {
    summary: 'What is in one’s own wallet, and how much can be added',
    access: mine,
    reply: wallet.extend({ rules: walletRules, waysToPay: z.array(wayToPay) }),
  }),
  listMovements: get('/api/wallet/movements', {
    summary: 'One’s own passbook, the newest movement first, with the balance after each',
    access: mine,
    query: passbook,
    reply: paged(movement),
  }),
  placeTopUp: post('/api/wallet/top-ups', {
    summary: 'Places an order that adds money to one’s own wallet; it is paid like any other',
    access: mine,
    body: z.object({ amountPaise: whole.min(100).max(100_000_000), currency, key: id }),
    reply: order,
    errors: ['TOP_UP_REFUSED'],
  }),
  listWallets: get('/api/partner/wallets', {
    summary:
      'Wallets that owe something, then those with the most money; a search finds every student, also without a wallet',
    access: read,
    query: page.extend({ search: text(100).default('') }),
    reply: paged(walletRow).extend({
      cashPaise: whole,
      promoPaise: whole,
      owedPaise: whole,
      can: z.object({ give: z.boolean() }),
    }),
  }),
  showPersonWallet: get('/api/partner/wallets/:accountId', {
    summary: 'The wallet of a person with its passbook',
    access: read,
    params: z.object({ accountId: id }),
    query: passbook,
    reply: paged(movement).extend({ name: z.string(), wallet }),
  }),
  giveCredit: post('/api/partner/wallets/credits', {
    summary: 'Gives promo money to people or to everybody of a batch; the same key again gives nothing more',
    access: write,
    body: z.object({
      /** Student accounts; empty where a batch is named. */
      accountIds: z.array(id).max(500).default([]),
      batchId: id.optional(),
      amountPaise: whole.min(100).max(10_000_000),
      endsAt: instant,
      reason: text(120, 3),
      key: id,
    }),
    reply: z.object({ given: whole }),
    errors: ['CREDIT_NOBODY', 'CREDIT_ENDED'],
  }),
  showWalletRules: get('/api/partner/wallets/rules', {
    summary: 'The institute’s rules of wallets',
    access: read,
    reply: walletRules.extend({ can: z.object({ edit: z.boolean() }) }),
  }),
  saveWalletRules: put('/api/partner/wallets/rules', {
    summary: 'Changes how much money can be added from now on',
    access: write,
    body: walletRules,
    reply: walletRules,
  }),
};
