import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { downloadExport } from './export.ts';

type Download = typeof api.identity.downloadExportHtml;
/** One's own finished collection as a page, for a person. */
export function downloadExportHtml(ctx: Context, { params }: Input<Download>): Promise<FileAnswer> {
  return downloadExport(ctx, params.exportId, 'html');
}
