import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { countCards, saveDeck } from './decks.store.ts';
import { openDeckToWrite } from './open-deck.ts';
import { presentDeck } from './present-decks.ts';
import { recordDeck } from './record-deck.ts';

type Publish = typeof api.flashcards.publishDeck;
/** Students see the deck from now on, or no more; a student's own deck has nobody to be shown to. Again is no change. */
export async function publishDeck(ctx: Context, { params, body }: Input<Publish>): Promise<Answer<Publish>> {
  const deck = await inTransaction(ctx, async (tx) => {
    const before = await openDeckToWrite(tx, params.deckId);
    if (before.kind === 'student') fail('NOT_FOUND');
    if ((before.publishedAt !== null) === body.published) return before;
    if (body.published && !(await countCards(tx, [before.id])).get(before.id)) fail('DECK_EMPTY');
    const after = { ...before, publishedAt: body.published ? tx.clock.now() : null };
    await saveDeck(tx, after);
    await recordDeck(tx, after, body.published ? 'deck.published' : 'deck.withdrawn');
    return after;
  });
  return presentDeck(ctx, deck);
}
