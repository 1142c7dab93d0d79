import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { checkDeckName } from './create-deck.ts';
import { saveDeck } from './decks.store.ts';
import { openDeckToWrite } from './open-deck.ts';
import { presentDeck } from './present-decks.ts';
import { recordDeck } from './record-deck.ts';

type Update = typeof api.flashcards.updateDeck;
/** Another name or description. */
export async function updateDeck(ctx: Context, { params, body }: Input<Update>): Promise<Answer<Update>> {
  const deck = await inTransaction(ctx, async (tx) => {
    const after = { ...(await openDeckToWrite(tx, params.deckId)), ...body };
    await checkDeckName(tx, after);
    await saveDeck(tx, after);
    await recordDeck(tx, after, 'deck.updated');
    return after;
  });
  return presentDeck(ctx, deck);
}
