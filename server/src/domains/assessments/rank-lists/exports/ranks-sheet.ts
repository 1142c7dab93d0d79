import { type Context, inTransaction } from '../../../../kernel/context.ts';
import type { WorkbookSheet } from '../../../../kernel/sheets/write-workbook.ts';
import { record } from '../../../audit/index.ts';
import { issuedEntries } from '../entries/present-entries.ts';
import { getRankList } from '../rank-lists.store.ts';

/** The newest issue as the sheet of a file; that somebody took it is recorded. */
export async function takeRanks(
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
