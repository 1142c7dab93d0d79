import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { exportEntries } from './export-entries.ts';

type Export = typeof api.insights.exportAuditEntries;
/** One's own institute's log as a spreadsheet. */
export function exportAuditEntries(ctx: Context, { query }: Input<Export>): Promise<FileAnswer> {
  return exportEntries(ctx, query, { forProvider: false, places: [ctx] });
}
