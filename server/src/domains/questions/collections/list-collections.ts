import type { api } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listCollectionRows } from './collections.store.ts';

/** The named sets of the institute. */
export async function listCollections(ctx: Context): Promise<Reply<typeof api.questions.listCollections>> {
  return { rows: await listCollectionRows(ctx) };
}
