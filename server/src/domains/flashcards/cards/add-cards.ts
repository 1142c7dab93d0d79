import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { hasGap } from '@abhyas/contract/flashcards/card-source';
import type { CardText } from '@abhyas/contract/flashcards/cards';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { openDeckToWrite } from '../decks/open-deck.ts';
import { recordDeck } from '../decks/record-deck.ts';
import { type Card, insertCards, listSides } from './cards.store.ts';

/** What one deck holds at most; a longer one is two. */
export const MOST_CARDS = 5000;

type Add = typeof api.flashcards.addCards;
/** Adds cards at the end. Those with both sides of one that is there are left out, so that sending again adds nothing twice. */
export async function addCards(ctx: Context, { params, body }: Input<Add>): Promise<Answer<Add>> {
  return inTransaction(ctx, async (tx) => {
    const deck = await openDeckToWrite(tx, params.deckId);
    for (const [at, card] of body.cards.entries()) checkCard(card, `body.cards.${at}`);
    const sides = await listSides(tx, deck.id);
    const known = new Set(sides.filter(({ kind }) => kind !== 'picture').map(sidesOf));
    const added = body.cards.flatMap((card): Card[] => {
      if (known.has(sidesOf(card))) return [];
      known.add(sidesOf(card));
      return [{ ...card, id: newId(), deckId: deck.id, origin: null, correctedAt: null }];
    });
    if (sides.length + added.length > MOST_CARDS) fail('DECK_FULL', { most: MOST_CARDS, count: sides.length });
    await insertCards(tx, added);
    if (added.length > 0) await recordDeck(tx, deck, 'deck.cards_added', { count: added.length });
    return { added: added.length, known: body.cards.length - added.length };
  });
}

const sidesOf = ({ front, back }: { readonly front: string; readonly back: string }) => JSON.stringify([front, back]);

/** CARD_WITHOUT_GAP or CARD_WITHOUT_BACK beside the side that lacks it; `path` is where the card stands in what was sent. Pure. */
export function checkCard({ kind, front, back }: CardText, path: string): void {
  const refuse = (error: 'CARD_WITHOUT_GAP' | 'CARD_WITHOUT_BACK', side: 'front' | 'back') =>
    failFields(error, [{ path: `${path}.${side}`, messageKey: `errors.${error}` }]);
  if (kind === 'cloze' && !hasGap(front)) refuse('CARD_WITHOUT_GAP', 'front');
  if (kind === 'basic' && back === '') refuse('CARD_WITHOUT_BACK', 'back');
}
