import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { exportEntries } from './export-entries.ts';
import { placeOfLog } from './place-of-log.ts';

type Export = typeof api.insights.exportInstituteAuditEntries;
/** Another institute's log as a spreadsheet; both logs say that it was taken. */
export async function exportInstituteAuditEntries(ctx: Context, { params, query }: Input<Export>): Promise<FileAnswer> {
  const there = await placeOfLog(ctx, params.instituteId);
  return exportEntries(there, query, { forProvider: true, places: [there, ctx] });
}
