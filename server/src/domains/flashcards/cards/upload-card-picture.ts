import type { api } from '@abhyas/contract';
import { MOST_PICTURES_A_DAY } from '@abhyas/contract/flashcards/cards';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, authorize, type Context } from '../../../kernel/context.ts';
import { requireTry } from '../../identity/index.ts';
import { addressesOf, saveImage } from '../../media/index.ts';
import { openDeck } from '../decks/open-deck.ts';
import { canWriteDeck } from '../policies.ts';

/** So many pictures a person keeps in a day. */
export const picturesOfDay = (accountId: string) => ({
  key: `cardPictures:${accountId}`,
  tries: MOST_PICTURES_A_DAY,
  seconds: 86_400,
});

type Upload = typeof api.flashcards.uploadCardPicture;
/** Keeps a picture for whoever writes the deck, on which areas are drawn next. */
export async function uploadCardPicture(
  ctx: Context,
  { query, file }: Input<Upload> & { readonly file: Buffer },
): Promise<Answer<Upload>> {
  const { accountId: ownerId } = actorOf(ctx);
  authorize(ctx, canWriteDeck, await openDeck(ctx, query.deckId));
  await requireTry(ctx, [picturesOfDay(ownerId)]);
  const { mediaId } = await saveImage(ctx, { bytes: file, fileName: query.fileName, alt: '', ownerId });
  return { mediaId, url: (await addressesOf(ctx, [mediaId])).get(mediaId) ?? '' };
}
