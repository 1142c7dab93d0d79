import type { api } from '@abhyas/contract';
import type { PaperComparison } from '@abhyas/contract/assessments/analysis';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import type { FileAnswer } from '../../../../kernel/http/implement.ts';
import { WORKBOOK, writeWorkbook } from '../../../../kernel/sheets/write-workbook.ts';
import { record } from '../../../audit/index.ts';
import { type Compared, compareWhole } from '../compare-papers.ts';
import { gainsSheet, papersSheet, sharedSheet } from './comparison-sheets.ts';

type Wanted = Input<typeof api.assessments.exportComparison>;

/** Papers beside each other as a workbook with every student who sat them all; that somebody took it is recorded. */
export async function exportComparison(ctx: Context, { query }: Wanted): Promise<FileAnswer> {
  const comparison = await takeComparison(ctx, query, 'xlsx');
  const content = await writeWorkbook([papersSheet(comparison), gainsSheet(comparison), sharedSheet(comparison)]);
  return { fileName: `${titlesOfComparison(comparison)}.xlsx`, content, type: WORKBOOK };
}

/** What the file of a comparison is called: the titles of its papers. */
export const titlesOfComparison = ({ papers }: PaperComparison) => papers.map(({ title }) => title).join(' · ');

/** The comparison, whole; that somebody took it is recorded. */
export async function takeComparison(ctx: Context, wanted: Compared, format: 'csv' | 'xlsx'): Promise<PaperComparison> {
  const comparison = await compareWhole(ctx, wanted);
  await inTransaction(ctx, (tx) => record(tx, comparisonTaken(wanted, format)));
  return comparison;
}

/** What the log says of it: it is of the first paper that was named, beside the others. */
export const comparisonTaken = ({ papers, batchId }: Compared, format: 'csv' | 'xlsx' | 'pdf') => ({
  action: 'analysis.exported',
  subjectKind: 'paper',
  subjectId: papers[0]!,
  details: { compared: papers.slice(1), batchId: batchId ?? null, format },
});
