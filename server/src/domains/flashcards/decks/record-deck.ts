import type { TransactionContext } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import type { Deck } from './decks.store.ts';

type DeckAction =
  | 'deck.created'
  | 'deck.updated'
  | 'deck.published'
  | 'deck.withdrawn'
  | 'deck.removed'
  | 'deck.cards_added'
  | 'deck.card_corrected'
  | 'deck.card_removed';

/** What is done to a deck of the institute stands in its log; what a student does with his own is nobody else's business. */
export async function recordDeck(
  tx: TransactionContext,
  { id, kind, name }: Deck,
  action: DeckAction,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  if (kind === 'partner')
    await record(tx, { action, subjectKind: 'deck', subjectId: id, details: { name, ...details } });
}
