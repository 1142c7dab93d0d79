import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import type { Context } from '../../../kernel/context.ts';
import { listImportFiles } from './imports.store.ts';
import { summariesOf, summaryOf } from './summary-of.ts';

/** Every import of this institute, newest first. */
export async function listImports(
  ctx: Context,
  { query }: Input<typeof api.questions.listImports>,
): Promise<Answer<typeof api.questions.listImports>> {
  const { rows, total } = await listImportFiles(ctx, query);
  return { rows: await summariesOf(ctx, rows), total, ...query };
}

/** How one import stands: asked again and again while it is read or written. */
export async function showImport(
  ctx: Context,
  { params }: Input<typeof api.questions.showImport>,
): Promise<ImportSummary> {
  return summaryOf(ctx, params.importId);
}
