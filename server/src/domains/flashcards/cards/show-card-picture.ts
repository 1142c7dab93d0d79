import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { authorize, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { openDeck } from '../decks/open-deck.ts';
import { canWriteDeck } from '../policies.ts';
import { listPictures } from './pictures.store.ts';
import { presentPicture } from './present-pictures.ts';

type Show = typeof api.flashcards.showCardPicture;
/** A picture with its areas, for whoever writes its deck. */
export async function showCardPicture(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const [picture] = await listPictures(ctx, [params.pictureId]);
  if (!picture) fail('NOT_FOUND');
  authorize(ctx, canWriteDeck, await openDeck(ctx, picture.deckId));
  return presentPicture(ctx, picture);
}
