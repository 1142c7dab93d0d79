import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { checkCard, MOST_CARDS } from '../cards/add-cards.ts';
import { findCardFrom, insertCards } from '../cards/cards.store.ts';
import { addDeck } from '../decks/create-deck.ts';
import { countCards, type Deck, findCollecting, lockDeckNames, saveCollecting } from '../decks/decks.store.ts';

type Keep = typeof api.flashcards.keepCard;
/** Makes a card of something that was seen elsewhere. Once for each thing, however often it is asked. */
export async function keepCard(ctx: Context, { body }: Input<Keep>): Promise<Answer<Keep>> {
  checkCard(body.card, 'body.card');
  return inTransaction(ctx, async (tx) => {
    const { id: deckId, name } = await collectingDeck(tx, body);
    const deck = { id: deckId, name };
    const known = await findCardFrom(tx, deckId, body.origin.path);
    if (known) return { cardId: known.id, deck, isNew: false };
    const count = (await countCards(tx, [deckId])).get(deckId) ?? 0;
    if (count >= MOST_CARDS) fail('DECK_FULL', { most: MOST_CARDS, count });
    const card = { ...body.card, id: newId(), deckId, origin: body.origin, correctedAt: null };
    await insertCards(tx, [card]);
    return { cardId: card.id, deck, isNew: true };
  });
}

/** The caller's deck for such cards, made with the first of them. */
async function collectingDeck(
  tx: TransactionContext,
  { collects, deckName: name }: Pick<Input<Keep>['body'], 'collects' | 'deckName'>,
): Promise<Deck> {
  const { accountId: ownerId } = actorOf(tx);
  await lockDeckNames(tx);
  const found = await findCollecting(tx, ownerId, { collects, name });
  const createdAt = tx.clock.now();
  const deck: Deck = found ?? {
    id: newId(),
    kind: 'student',
    ownerId,
    name,
    description: '',
    publishedAt: null,
    createdAt,
  };
  if (!found) await addDeck(tx, deck);
  await saveCollecting(tx, deck.id, collects);
  return deck;
}
