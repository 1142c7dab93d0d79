import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import type { Context } from '../../../kernel/context.ts';
import { summaryOf } from './summary-of.ts';

/** How one import stands: asked again and again while it is read or written. */
export async function showImport(
  ctx: Context,
  { params }: Input<typeof api.questions.showImport>,
): Promise<ImportSummary> {
  return summaryOf(ctx, params.importId);
}
