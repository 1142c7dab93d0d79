import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listImportFiles } from './imports.store.ts';
import { summariesOf } from './summary-of.ts';

/** Every import of this institute, newest first. */
export async function listImports(
  ctx: Context,
  { query }: Input<typeof api.questions.listImports>,
): Promise<Answer<typeof api.questions.listImports>> {
  const { rows, total } = await listImportFiles(ctx, query);
  return { rows: await summariesOf(ctx, rows), total, ...query };
}
