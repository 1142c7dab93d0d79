import { z } from 'zod';
import { partner } from '../../access.ts';
import { download, get, post } from '../../endpoint.ts';
import { madeFile } from '../../made-files/made-file.ts';
import { id, instant, language, page, paged, text, whole } from '../../shapes.ts';
import { payeeKind } from './shares.ts';

/** A month of the institute's calendar: `2026-11`. */
export const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;
const month = z.string().regex(monthPattern);

const payee = z.object({
  payeeId: id,
  kind: payeeKind,
  /** Empty for the provider. */
  name: z.string(),
  /** The verified account, masked; null: there is none yet. */
  bank: z.object({ account: z.string(), ifsc: z.string() }).nullable(),
});
const payeeRow = payee.extend({
  /** All that was earned so far, less what was taken back. */
  earnedPaise: whole,
  /** Can be given back by students still. */
  heldPaise: whole,
  /** Can be paid now; below nothing where refunds came after a payout. */
  duePaise: whole,
  /** Waits for its checker, or is on its way. */
  movingPaise: whole,
  paidPaise: whole,
});
export type PayeeRow = z.infer<typeof payeeRow>;

/** What a line of a statement is for: a sale, or what was taken back with a refund or because it paid for an upgrade. */
export const statementReasons = ['paid', 'refund', 'credit'] as const;
const statement = payee.extend({
  month,
  /** Months that have something, the newest first. */
  months: z.array(month),
  openingPaise: whole,
  lines: z.array(
    z.object({
      at: instant,
      orderNumber: z.string(),
      title: z.string(),
      reason: z.enum(statementReasons),
      taxablePaise: whole,
      basisPoints: whole,
      paise: whole,
      freeAt: instant,
    }),
  ),
  /** Approved in the month, or given back by the bank: that adds to what is owed. */
  payouts: z.array(z.object({ at: instant, payoutId: id, account: z.string(), paise: whole })),
  earnedPaise: whole,
  backPaise: whole,
  paidPaise: whole,
  /** What is owed at the end of the month: the balance of the ledger. */
  closingPaise: whole,
  /** What of it can be given back by students still. */
  heldPaise: whole,
});
export type Statement = z.infer<typeof statement>;

/**
 * `waiting`: its checker has not looked at it. `approved`: it is in the bank's file and on its way. `sent`: the bank has paid. `returned`: the
 * bank could not pay, so that it is owed again.
 */
export const payoutStates = ['waiting', 'approved', 'sent', 'declined', 'withdrawn', 'returned'] as const;
export const payoutState = z.enum(payoutStates);
export type PayoutState = z.infer<typeof payoutState>;
const payout = z.object({
  payoutId: id,
  state: payoutState,
  madeAt: instant,
  maker: z.string(),
  checkedAt: instant.nullable(),
  checker: z.string().nullable(),
  note: z.string(),
  endedAt: instant.nullable(),
  totalPaise: whole,
  lines: z.array(payee.pick({ payeeId: true, kind: true, name: true }).extend({ account: z.string(), paise: whole })),
  can: z.object({ decide: z.boolean(), withdraw: z.boolean(), file: z.boolean(), end: z.boolean() }),
});
export type Payout = z.infer<typeof payout>;

const ofPayee = z.object({ payeeId: id });
const ofPayout = z.object({ payoutId: id });
const ofMonth = z.object({ month: month.optional() });
/** Whoever may see sales sees every payee; everybody else of the staff sees what is his or hers. */
const mine = partner();
const write = partner('sales.write');
const approve = partner('bankDetails.approve');

export const payouts = {
  listPayees: get('/api/partner/payees', {
    summary: 'Who is paid a part of sales, with what is held, can be paid, is on its way and was paid',
    access: mine,
    reply: z.object({
      rows: z.array(payeeRow),
      can: z.object({ prepare: z.boolean(), seeAll: z.boolean() }),
    }),
  }),
  showStatement: get('/api/partner/payees/:payeeId/statement', {
    summary: 'What a payee earned and was paid in a month, sale by sale; the month of now where none is asked for',
    access: mine,
    params: ofPayee,
    query: ofMonth,
    reply: statement,
    errors: ['NOT_FOUND'],
  }),
  exportStatement: download('/api/partner/payees/:payeeId/statement.csv', {
    summary: 'The statement of a month for a spreadsheet',
    access: mine,
    params: ofPayee,
    query: ofMonth,
    reply: z.string(),
    file: 'text/csv; charset=utf-8',
    errors: ['NOT_FOUND'],
  }),
  askStatementFile: post('/api/partner/payees/:payeeId/statement-files', {
    summary: 'Has the statement of a month made as a PDF',
    access: mine,
    params: ofPayee,
    body: z.object({ month, language }),
    reply: madeFile,
    errors: ['NOT_FOUND'],
  }),
  showStatementFile: get('/api/partner/payees/:payeeId/statement-files/:fileId', {
    summary: 'How far the PDF of a statement is, and its address when it is there',
    access: mine,
    params: ofPayee.extend({ fileId: id }),
    reply: madeFile,
    errors: ['NOT_FOUND'],
  }),
  listPayouts: get('/api/partner/payouts', {
    summary: 'Payouts, the newest first, with who prepared and who approved each',
    access: partner('sales.read'),
    query: page,
    reply: paged(payout),
  }),
  preparePayout: post('/api/partner/payouts', {
    summary: 'Prepares a payout of all that these payees can be paid now; another person approves it',
    access: write,
    body: z.object({ payeeIds: z.array(id).min(1).max(200), key: id }),
    reply: payout,
    errors: ['PAYOUT_NOTHING', 'PAYOUT_NO_BANK'],
  }),
  decidePayout: post('/api/partner/payouts/:payoutId/decision', {
    summary: 'Approves a payout that another person prepared, or declines it with a reason',
    access: approve,
    params: ofPayout,
    body: z.object({ approve: z.boolean(), note: text(300) }),
    reply: payout,
    errors: ['NOT_FOUND', 'PAYOUT_DECIDED', 'SAME_PERSON', 'PAYOUT_CHANGED'],
  }),
  withdrawPayout: post('/api/partner/payouts/:payoutId/withdrawal', {
    summary: 'Takes back a payout that one prepared oneself and nobody has approved',
    access: write,
    params: ofPayout,
    reply: payout,
    errors: ['NOT_FOUND', 'PAYOUT_DECIDED', 'FORBIDDEN'],
  }),
  exportPayout: download('/api/partner/payouts/:payoutId/bank.csv', {
    summary:
      'The file for the bank: account, IFSC and sum of each payee; only of an approved payout, and written in the log',
    access: approve,
    params: ofPayout,
    reply: z.string(),
    file: 'text/csv; charset=utf-8',
    errors: ['NOT_FOUND', 'PAYOUT_DECIDED'],
  }),
  endPayout: post('/api/partner/payouts/:payoutId/end', {
    summary: 'Says what became of an approved payout: the bank paid it, with its reference, or gave it back',
    access: write,
    params: ofPayout,
    body: z.object({ paid: z.boolean(), note: text(300, 3) }),
    reply: payout,
    errors: ['NOT_FOUND', 'PAYOUT_DECIDED'],
  }),
};
