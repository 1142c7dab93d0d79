import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { authorize, type Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { writeCsv } from '../../../kernel/sheets/write-csv.ts';
import { openDeck } from '../decks/open-deck.ts';
import { canWriteDeck } from '../policies.ts';
import { listSides } from './cards.store.ts';

/** The cards of words as two columns, as a pasted table takes them in again. */
export async function exportCards(
  ctx: Context,
  { params }: Input<typeof api.flashcards.exportCards>,
): Promise<FileAnswer> {
  const deck = authorize(ctx, canWriteDeck, await openDeck(ctx, params.deckId));
  const sides = (await listSides(ctx, deck.id)).filter(({ kind }) => kind !== 'picture');
  return { fileName: `${deck.name}.csv`, content: writeCsv(sides.map(({ front, back }) => [front, back])) };
}
