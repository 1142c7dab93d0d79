import { actorOf, authorize, type Authorized, type Context, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { canSeeDeck, canWriteDeck } from '../policies.ts';
import { type Deck, findDeck, lockDeck } from './decks.store.ts';

/** A deck that the caller may see; for everybody else it does not exist. */
export async function openDeck(ctx: Context, id: string): Promise<Deck> {
  const deck = await findDeck(ctx, id);
  return deck && canSeeDeck(actorOf(ctx), deck) ? deck : fail('NOT_FOUND');
}

/** A deck that the caller may change, locked until the transaction ends. */
export async function openDeckToWrite(tx: TransactionContext, id: string): Promise<Authorized<Deck>> {
  const deck = await lockDeck(tx, id);
  return deck && canSeeDeck(actorOf(tx), deck) ? authorize(tx, canWriteDeck, deck) : fail('NOT_FOUND');
}
