import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { openDeck } from '../decks/open-deck.ts';
import { listCardRows } from './cards.store.ts';
import { presentCards } from './present-cards.ts';

type List = typeof api.flashcards.listCards;
/** Cards of a deck in their order. */
export async function listCards(ctx: Context, { params, query }: Input<List>): Promise<Answer<List>> {
  const deck = await openDeck(ctx, params.deckId);
  const { rows, total } = await listCardRows(ctx, deck.id, actorOf(ctx).accountId, query);
  return { rows: await presentCards(ctx, rows), total, page: query.page, size: query.size };
}
