import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listPartnerDeckRows } from './decks.store.ts';
import { presentDecks } from './present-decks.ts';

type List = typeof api.flashcards.listPartnerDecks;
/** Decks of the institute by name, drafts included. */
export async function listPartnerDecks(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { rows, total } = await listPartnerDeckRows(ctx, query);
  return { rows: await presentDecks(ctx, rows), total, page: query.page, size: query.size };
}
