import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { recordDeck } from '../decks/record-deck.ts';
import { saveCard } from './cards.store.ts';
import { checkCard } from './add-cards.ts';
import { openCardToWrite } from './open-card.ts';
import { presentCards } from './present-cards.ts';

type Update = typeof api.flashcards.updateCard;
/** Other words on the same card: whoever learns it keeps the dates, and is told that it was corrected. */
export async function updateCard(ctx: Context, { params, body }: Input<Update>): Promise<Answer<Update>> {
  checkCard(body, 'body');
  const saved = await inTransaction(ctx, async (tx) => {
    const { card, deck } = await openCardToWrite(tx, params.cardId);
    if (card.kind === 'picture') fail('CARD_OF_PICTURE');
    if (card.kind === body.kind && card.front === body.front && card.back === body.back) return card;
    const after = { ...card, ...body, correctedAt: tx.clock.now() };
    await saveCard(tx, after);
    await recordDeck(tx, deck, 'deck.card_corrected', { card: card.id });
    return after;
  });
  return (await presentCards(ctx, [saved]))[0] ?? fail('NOT_FOUND');
}
