import type { LossCode } from '@abhyas/contract/questions/formats';
import type { ImportRow, RowProblem } from '@abhyas/contract/questions/imports';
import type { AnswerKey, DifficultyName, QuestionContent, QuestionType } from '@abhyas/contract/questions/shapes';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import type { Parts } from '../formats/exchange.ts';
import type { RowCounts } from '../imports/imports.store.ts';
import type { RichCells } from '../reading/read-row.ts';
import { insertRows, packRows } from './insert-rows.store.ts';

/** What a row becomes when it is committed. */
export interface RowDraft {
  readonly type: QuestionType;
  readonly difficulty: DifficultyName;
  readonly knowledgeAreaId: string;
  readonly subjectId: number;
  readonly pastExams: readonly string[];
  readonly content: QuestionContent;
  readonly contentHi: QuestionContent | null;
  readonly tags: readonly string[];
  readonly key: AnswerKey;
  readonly searchText: string;
}

/** As stored: the ready rows of a committed import are its written ones, which its status says, not each row. */
export type RowState = Exclude<ImportRow['state'], 'written'>;

export interface StoredRow {
  readonly row: number;
  readonly line: number | null;
  readonly state: RowState;
  readonly problems: readonly RowProblem[];
  readonly losses: readonly LossCode[];
  /** Every problem has a suggestion. */
  readonly fixable: boolean;
  /** Cells with marks and pictures; null for a plain spreadsheet. */
  readonly rich: RichCells | null;
  /** What a format without cells says of the question; null for a spreadsheet. */
  readonly parts: Parts | null;
  /** In the order of the columns that are kept, whatever the file's. */
  readonly cells: readonly string[];
  readonly draft: RowDraft | null;
  /** Hexadecimal. */
  readonly fingerprint: string | null;
  readonly duplicateQuestionId: string | null;
  readonly duplicateRow: number | null;
  /** Another answer is right in the question that it repeats; null for other rows. Rows that are read are compared afterwards. */
  readonly keyDiffers?: boolean | null;
  /** The knowledge area as the file names it, where nobody knows it. */
  readonly areaName: string | null;
  /** Given while reading; a question of this id exists once the row is written. */
  readonly questionId: string | null;
}

/** Writes rows again that were read again. */
export async function replaceRows(tx: TransactionContext, importId: string, rows: readonly StoredRow[]): Promise<void> {
  await tx.db
    .deleteFrom('question_import_rows')
    .where('institute_id', '=', tx.instituteId)
    .where('import_id', '=', importId)
    .where('row', '=', sql<number>`any(${rows.map(({ row }) => row)}::int[])`)
    .execute();
  if (rows.length > 0) await insertRows(tx, importId, packRows(rows));
}

export async function removeRows(tx: TransactionContext, importId: string): Promise<void> {
  await tx.db
    .deleteFrom('question_import_rows')
    .where('institute_id', '=', tx.instituteId)
    .where('import_id', '=', importId)
    .execute();
}

/**
 * Counts the rows of an import anew, and what is not kept of them, and keeps both with the import. Whoever changes rows does so before
 * the transaction ends.
 */
export async function recount(tx: TransactionContext, importId: string): Promise<RowCounts> {
  const ofImport = sql`institute_id = ${tx.instituteId} and import_id = ${importId}`;
  const { rows } = await sql<{ counts: RowCounts }>`
    update question_imports i set counts = c.counts, losses = l.losses, updated_at = ${tx.clock.now()}
    from (
      select json_build_object('rows', count(*), 'ready', count(*) filter (where state = 'ready'),
        'duplicate', count(*) filter (where state = 'duplicate'), 'refused', count(*) filter (where state = 'refused'),
        'fixable', count(*) filter (where fixable), 'otherKey', count(*) filter (where key_differs)) as counts
      from question_import_rows where ${ofImport}
    ) c, (
      select coalesce(json_agg(json_build_object('code', code, 'count', count) order by count desc, code), '[]') as losses
      from (
        select code, count(*) from question_import_rows, unnest(losses) as code where ${ofImport} and losses <> '{}' group by code
      ) found
    ) l
    where i.institute_id = ${tx.instituteId} and i.id = ${importId}
    returning i.counts`.execute(tx.db);
  return rows[0]!.counts;
}

const selectRows = (ctx: Context, importId: string) =>
  ctx.db
    .selectFrom('question_import_rows')
    .select([
      'row',
      'line',
      'state',
      'problems',
      'cells',
      'type',
      'difficulty',
      'subject_id as subjectId',
      'knowledge_area_id as knowledgeAreaId',
      'past_exams as pastExams',
      'content',
      'key',
      'search_text as searchText',
      sql<string | null>`encode(fingerprint, 'hex')`.as('fingerprint'),
      'duplicate_question_id as duplicateQuestionId',
      'duplicate_row as duplicateRow',
      'key_differs as keyDiffers',
      'area_name as areaName',
      'question_id as questionId',
      'content_hi as contentHi',
      'tags',
      'rich',
      'parts',
      'losses',
      'fixable',
    ])
    .where('institute_id', '=', ctx.instituteId)
    .where('import_id', '=', importId)
    .orderBy('row');

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

function storedRow({
  type,
  difficulty,
  subjectId,
  knowledgeAreaId,
  pastExams,
  content,
  key,
  searchText,
  contentHi,
  tags,
  ...row
}: SelectedRow): StoredRow {
  const draft = { type, difficulty, subjectId, knowledgeAreaId, pastExams, content, contentHi, tags, key, searchText };
  return { ...row, draft: type === null ? null : draft } as StoredRow;
}

interface Page {
  readonly page: number;
  readonly size: number;
  readonly fixable?: boolean;
  /** Only rows whose key differs from that of the question that they repeat. */
  readonly otherKey?: boolean;
  /** Only rows with a problem of this code. */
  readonly code?: string | undefined;
}

const hasProblem = (code: string) =>
  sql<SqlBool>`exists (select from json_array_elements(problems) p where p ->> 'code' = ${code})`;

/** Refused rows that have a problem of this code. */
export async function countRefused(ctx: Context, importId: string, code: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('question_import_rows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('institute_id', '=', ctx.instituteId)
    .where('import_id', '=', importId)
    .where('state', '=', 'refused')
    .where(hasProblem(code))
    .executeTakeFirstOrThrow();
  return count;
}

/** One page of rows in the order of the file. */
export async function listRows(
  ctx: Context,
  importId: string,
  states: readonly RowState[],
  { page, size, fixable, otherKey, code }: Page,
): Promise<StoredRow[]> {
  const rows = await selectRows(ctx, importId)
    .where('state', 'in', states)
    .$if(fixable === true, (query) => query.where('fixable', '=', true))
    .$if(otherKey === true, (query) => query.where('key_differs', '=', true))
    .$if(code !== undefined, (query) => query.where(hasProblem(code ?? '')))
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return rows.map(storedRow);
}

/** One row by its number. */
export async function findRow(ctx: Context, importId: string, row: number): Promise<StoredRow | undefined> {
  const found = await selectRows(ctx, importId).where('row', '=', row).executeTakeFirst();
  return found && storedRow(found);
}

/** Refused rows that name this unknown area. */
export async function listRowsOfArea(ctx: Context, importId: string, name: string): Promise<StoredRow[]> {
  const rows = await selectRows(ctx, importId)
    .where('state', '=', 'refused')
    .where(sql`lower(area_name)` as Expression<string>, '=', name.toLowerCase())
    .execute();
  return rows.map(storedRow);
}

/** Some problem of one column where several rows say the same. */
export interface SharedFault {
  readonly code: string;
  readonly column: string;
  /** Place of the column among the kept ones. */
  readonly at: number;
  readonly cell: string;
}

/** The next refused rows behind a row that have this fault. */
export async function listRowsOfFault(
  ctx: Context,
  importId: string,
  { code, column, at, cell }: SharedFault,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<StoredRow[]> {
  const rows = await selectRows(ctx, importId)
    .where('state', '=', 'refused')
    .where('row', '>', after)
    .where(sql<SqlBool>`cells ->> ${at}::integer = ${cell}`)
    .where(
      sql<SqlBool>`exists (select from json_array_elements(problems) p where p ->> 'code' = ${code} and p ->> 'column' = ${column})`,
    )
    .limit(most)
    .execute();
  return rows.map(storedRow);
}

/** The rows of these numbers. */
export async function listRowsNumbered(
  ctx: Context,
  importId: string,
  numbers: readonly number[],
): Promise<StoredRow[]> {
  const rows = await selectRows(ctx, importId)
    .where('row', '=', sql<number>`any(${[...numbers]}::int[])`)
    .execute();
  return rows.map(storedRow);
}

/** First row of the import that has each of these fingerprints and is going to be written. */
export async function listReadyByFingerprint(
  ctx: Context,
  importId: string,
  fingerprints: readonly string[],
): Promise<Map<string, number>> {
  const rows = await ctx.db
    .selectFrom('question_import_rows')
    .select(({ fn }) => [sql<string>`encode(fingerprint, 'hex')`.as('fingerprint'), fn.min('row').as('row')])
    .where('institute_id', '=', ctx.instituteId)
    .where('import_id', '=', importId)
    .where('state', '=', 'ready')
    .where(
      sql<SqlBool>`fingerprint = any(array(select decode(h, 'hex') from unnest(${[...fingerprints]}::text[]) as h))`,
    )
    .groupBy('fingerprint')
    .execute();
  return new Map(rows.map(({ fingerprint, row }) => [fingerprint, row]));
}

/** Numbers of questions, also of removed ones. */
export async function listNumbers(ctx: Context, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await ctx.db
    .selectFrom('questions')
    .select(['id', 'number'])
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
