import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { changeRows, rows } from '../../../kernel/database/rows.ts';
import { brought } from '../../../kernel/database/sql.ts';

/** Chapters with questions that have enough first answers, and were not calibrated since then. */
export async function listChaptersToCalibrate(ctx: Bound, since: Date, answers: number): Promise<string[]> {
  const { rows: found } = await sql<{ chapterId: string }>`
    select c.chapter_id as "chapterId" from practice_chapters c
    where c.institute_id = ${ctx.instituteId} and (c.calibrated_at is null or c.calibrated_at < ${since})
      and exists (select from practice_items i where i.institute_id = ${ctx.instituteId} and i.chapter_id = c.chapter_id
        and i.answers >= ${answers})
    order by c.chapter_id`.execute(rows(ctx));
  return found.map(({ chapterId }) => chapterId);
}

export interface CountedItem {
  readonly questionId: string;
  readonly answers: number;
}

export const listCountedItems = (ctx: Bound, chapterId: string, answers: number): Promise<CountedItem[]> =>
  rows(ctx)
    .selectFrom('practiceItems')
    .select(['questionId', 'answers'])
    .where('chapterId', '=', chapterId)
    .where('answers', '>=', answers)
    .orderBy('questionId')
    .execute();

export interface FirstAnswer {
  readonly accountId: string;
  readonly questionId: string;
  readonly credit: number;
}

/** First answers of a chapter after one of them, in the order of people and questions. */
export async function firstAnswersAfter(
  ctx: Bound,
  chapterId: string,
  last: FirstAnswer | undefined,
  most: number,
): Promise<FirstAnswer[]> {
  const after = last ? sql`and (account_id, question_id) > (${last.accountId}::uuid, ${last.questionId}::uuid)` : sql``;
  const { rows: found } = await sql<FirstAnswer>`
    select account_id as "accountId", question_id as "questionId", credit from practice_taken
    where institute_id = ${ctx.instituteId} and chapter_id = ${chapterId}::uuid and first ${after}
    order by account_id, question_id limit ${most}`.execute(rows(ctx));
  return found;
}

export interface NewFit {
  readonly questionId: string;
  readonly slope: number;
  readonly fitted: number;
  readonly answers: number;
}

/** Keeps what a chapter's questions were found to be, with its history; what their authors wrote stays as it is. */
export async function saveFits(tx: TransactionContext, chapterId: string, fits: readonly NewFit[]): Promise<void> {
  const now = tx.clock.now();
  const column = <K extends keyof NewFit>(name: K) => fits.map((fit) => fit[name]);
  const given = sql`unnest(${column('questionId')}::uuid[], ${column('slope')}::float8[], ${column('fitted')}::float8[],
    ${column('answers')}::int[]) as f (question_id, slope, fitted, answers)`;
  await sql`
    update practice_items i set slope = f.slope, fitted = f.fitted, fitted_at = ${now} from ${given}
    where i.institute_id = ${tx.instituteId} and i.question_id = f.question_id`.execute(rows(tx));
  await sql`
    insert into practice_fits (institute_id, question_id, fitted_at, slope, fitted, answers)
    select place.institute_id, f.question_id, ${now}::timestamptz, f.slope, f.fitted, f.answers from ${brought(tx, given)}
    on conflict (institute_id, question_id, fitted_at) do nothing`.execute(rows(tx));
  await changeRows(tx, 'practiceChapters', { chapterId }, { calibratedAt: now });
}

export interface FittedItem extends CountedItem {
  readonly chapterId: string;
  readonly fitted: number;
  readonly fittedAt: Date;
}

/** Questions with a fit of their own, those with most answers first. */
export async function listFittedItems(ctx: Bound, most: number): Promise<FittedItem[]> {
  const { rows: found } = await sql<FittedItem>`
    select question_id as "questionId", chapter_id as "chapterId", answers, fitted, fitted_at as "fittedAt" from practice_items
    where institute_id = ${ctx.instituteId} and fitted_at is not null order by answers desc, question_id limit ${most}`.execute(
    rows(ctx),
  );
  return found;
}

export interface Fit {
  readonly questionId: string;
  readonly fittedAt: Date;
  readonly fitted: number;
  readonly answers: number;
}

/** The last fits of each of these questions, the newest first. */
export async function listFits(ctx: Bound, ids: readonly string[], each: number): Promise<Fit[]> {
  const { rows: found } = await sql<Fit>`
    select f.question_id as "questionId", f.fitted_at as "fittedAt", f.fitted, f.answers
    from unnest(${[...ids]}::uuid[]) as w (id)
    cross join lateral (
      select question_id, fitted_at, fitted, answers from practice_fits
      where institute_id = ${ctx.instituteId} and question_id = w.id order by fitted_at desc limit ${each}
    ) f`.execute(rows(ctx));
  return found;
}
