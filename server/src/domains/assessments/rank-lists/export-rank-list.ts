import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { writeCsv } from '../../../kernel/sheets/write-csv.ts';
import { WORKBOOK, writeWorkbook, type WorkbookSheet } from '../../../kernel/sheets/write-workbook.ts';
import { record } from '../../audit/index.ts';
import { issuedEntries } from './list-rank-entries.ts';
import { getRankList } from './rank-lists.store.ts';

type Wanted = Input<typeof api.assessments.exportRankList>;

/** The newest issue as CSV; that somebody took it is recorded. */
export async function exportRankList(ctx: Context, { params }: Wanted): Promise<FileAnswer> {
  const { title, sheet } = await takenAway(ctx, params.listId, 'csv');
  const { columns, rows } = sheet;
  return { fileName: `${title}.csv`, content: writeCsv([columns.map(({ name }) => name), ...rows]) };
}

/** The same as a workbook. */
export async function exportRankListSheet(ctx: Context, { params }: Wanted): Promise<FileAnswer> {
  const { title, sheet } = await takenAway(ctx, params.listId, 'xlsx');
  return { fileName: `${title}.xlsx`, content: await writeWorkbook([sheet]), type: WORKBOOK };
}

async function takenAway(
  ctx: Context,
  listId: string,
  format: 'csv' | 'xlsx',
): Promise<{ title: string; sheet: WorkbookSheet }> {
  const { draft, issue } = await getRankList(ctx, listId);
  const sheet = await ranksSheet(ctx, listId, issue);
  await inTransaction(ctx, (tx) =>
    record(tx, {
      action: 'rank_list.exported',
      subjectKind: 'rank_list',
      subjectId: listId,
      details: { title: draft.title, rows: sheet.rows.length, format },
    }),
  );
  return { title: draft.title, sheet };
}

async function ranksSheet(ctx: Context, listId: string, issue: number): Promise<WorkbookSheet> {
  const entries = await issuedEntries(ctx, { listId, issue });
  const subjects = [...new Set(entries.flatMap((entry) => entry.subjects.map(({ subject }) => subject)))];
  return {
    name: 'Ranks',
    columns: [
      { name: 'Rank', width: 8 },
      { name: 'Student', width: 28 },
      { name: 'E-mail', width: 32 },
      { name: 'Session', width: 20 },
      { name: 'Marks', width: 10 },
      { name: 'Percentile', width: 13 },
      ...subjects.map((subject) => ({ name: `Percentile ${subject}`, width: 20 })),
    ],
    rows: entries.map((entry) => [
      entry.rank,
      entry.name,
      entry.email,
      entry.session,
      entry.marks / 100,
      entry.total.percentile,
      ...subjects.map((name) => entry.subjects.find(({ subject }) => subject === name)?.percentile ?? null),
    ]),
  };
}
