import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { openDeck } from './open-deck.ts';
import { presentDeck } from './present-decks.ts';

type Show = typeof api.flashcards.showDeck;
/** One deck that the caller may see. */
export async function showDeck(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  return presentDeck(ctx, await openDeck(ctx, params.deckId));
}
