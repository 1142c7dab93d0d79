import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { changeRows, insertRows, pageOf, removeRows, rows } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    enquiries: { way: AnswerWay | null };
  }
}
export type AnswerWay = 'notice' | 'mail' | 'call';
export interface NewEnquiry {
  readonly id: string;
  readonly courseId: string;
  readonly accountId: string | null;
  readonly name: string;
  readonly contact: string;
  readonly message: string;
}
export interface StoredEnquiry extends NewEnquiry {
  readonly askedAt: Date;
  readonly answer: string | null;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
  readonly way: AnswerWay | null;
}
const columns = [
  'id',
  'courseId',
  'accountId',
  'name',
  'contact',
  'message',
  'askedAt',
  'answer',
  'answeredBy',
  'answeredAt',
  'way',
] as const;
const enquiries = (ctx: Bound) => rows(ctx).selectFrom('enquiries').select(columns);

export const insertEnquiry = (tx: TransactionContext, enquiry: NewEnquiry): Promise<void> =>
  insertRows(tx, 'enquiries', { ...enquiry, askedAt: tx.clock.now() });

/** One page: of the open ones those first that wait longest, of the answered ones the last first. */
export function listEnquiryPage(
  ctx: Bound,
  state: 'open' | 'answered',
  page: { readonly page: number; readonly size: number },
): Promise<{ rows: StoredEnquiry[]; total: number }> {
  const query =
    state === 'open'
      ? enquiries(ctx).where('answeredAt', 'is', null).orderBy('askedAt')
      : enquiries(ctx).where('answeredAt', 'is not', null).orderBy('answeredAt', 'desc');
  return pageOf(query.orderBy('id'), page);
}

export async function countOpenEnquiries(ctx: Bound): Promise<number> {
  const { open } = await rows(ctx)
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('answeredAt', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}

/** An open one, locked until the transaction ends. NOT_FOUND, ENQUIRY_ANSWERED. */
export async function lockEnquiry(tx: TransactionContext, id: string): Promise<StoredEnquiry> {
  const found = (await enquiries(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? fail('NOT_FOUND');
  return found.answeredAt === null ? found : fail('ENQUIRY_ANSWERED');
}

export async function saveAnswer(
  tx: TransactionContext,
  id: string,
  given: { readonly answer: string; readonly answeredBy: string; readonly way: AnswerWay },
): Promise<void> {
  const { answer, answeredBy, way } = given;
  await changeRows(tx, 'enquiries', { id }, { answer, answeredBy, way, answeredAt: tx.clock.now() });
}

export const listEnquiriesOf = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('enquiries')
    .select(['courseId', 'name', 'contact', 'message', 'askedAt', 'answer', 'answeredAt'])
    .where('accountId', '=', accountId)
    .orderBy('askedAt', 'desc')
    .execute();

export const removeEnquiriesOf = (tx: TransactionContext, accountId: string): Promise<unknown> =>
  removeRows(tx, 'enquiries', { accountId });

/** Removes those that were answered before then, and those that were asked before then and never answered. */
export async function removeEnquiriesBefore(tx: TransactionContext, before: Date): Promise<void> {
  await rows(tx)
    .deleteFrom('enquiries')
    .where(({ fn, val }) => sql<boolean>`${fn.coalesce('answeredAt', 'askedAt')} < ${val(before)}`)
    .execute();
}

/** What was asked and what was answered belongs to the account that stays. */
export async function moveEnquiries(tx: TransactionContext, from: string, to: string): Promise<void> {
  await changeRows(tx, 'enquiries', { accountId: from }, { accountId: to });
  await changeRows(tx, 'enquiries', { answeredBy: from }, { answeredBy: to });
}
