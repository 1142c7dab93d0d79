import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, authorize, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { canMakeDeck } from '../policies.ts';
import { recordDeck } from './record-deck.ts';
import { countDecksOf, type Deck, insertDeck, isDeckNameTaken, lockDeckNames } from './decks.store.ts';
import { presentDeck } from './present-decks.ts';

/** More decks than these would be a list that nobody reads. */
const MOST_DECKS = 200;

type Create = typeof api.flashcards.createDeck;
/** A deck with no card yet; one of the institute begins as a draft. */
export async function createDeck(ctx: Context, { body }: Input<Create>): Promise<Answer<Create>> {
  const { accountId } = actorOf(ctx);
  const ownerId = body.kind === 'student' ? accountId : null;
  const made = { id: newId(), ...body, ownerId, publishedAt: null, createdAt: ctx.clock.now() };
  const deck: Deck = authorize(ctx, canMakeDeck, made);
  await inTransaction(ctx, async (tx) => {
    await addDeck(tx, deck);
    await recordDeck(tx, deck, 'deck.created');
  });
  return presentDeck(ctx, deck);
}

/** Adds a deck where there is still room for one; DECK_NAME_TAKEN or DECK_LIMIT. */
export async function addDeck(tx: TransactionContext, deck: Deck): Promise<void> {
  await checkDeckName(tx, deck);
  if ((await countDecksOf(tx, deck.ownerId)) >= MOST_DECKS) fail('DECK_LIMIT', { most: MOST_DECKS });
  await insertDeck(tx, deck, actorOf(tx).accountId);
}

/** DECK_NAME_TAKEN beside the field. */
export async function checkDeckName(tx: TransactionContext, deck: Deck): Promise<void> {
  await lockDeckNames(tx);
  if (await isDeckNameTaken(tx, deck))
    failFields('DECK_NAME_TAKEN', [{ path: 'name', messageKey: 'errors.DECK_NAME_TAKEN' }]);
}
