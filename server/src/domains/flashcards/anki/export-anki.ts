import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { replaceGaps } from '@abhyas/contract/flashcards/card-source';
import type { CardKind } from '@abhyas/contract/flashcards/cards';
import { fromSource } from '@abhyas/contract/rich-text';
import { actorOf, authorize, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { thread } from '../../../kernel/threads/ask-thread.ts';
import { writeHtml } from '../../questions/index.ts';
import { mediaOf, readImages, readSounds } from '../../media/index.ts';
import { listSides, type Sides } from '../cards/cards.store.ts';
import { listPictures, type Picture } from '../cards/pictures.store.ts';
import { picturesOf } from '../cards/present-pictures.ts';
import { openDeck } from '../decks/open-deck.ts';
import { listSchedules } from '../memory/schedules.store.ts';
import { canWriteDeck } from '../policies.ts';
import { listAnswers } from '../reviewing/reviews.store.ts';
import { pictureHtml } from './picture-html.ts';
import type { PackedDeck } from './write-collection.ts';

/** Of the pictures and sounds of one file. */
const MOST_BYTES = 100_000_000;
const pack = thread<PackedDeck, Uint8Array>(new URL('write-collection.ts', import.meta.url));

/** The deck as Anki opens it, with the caller's own log and dates. */
export async function exportAnki(
  ctx: Context,
  { params }: Input<typeof api.flashcards.exportAnki>,
): Promise<FileAnswer> {
  const { accountId } = actorOf(ctx);
  const deck = authorize(ctx, canWriteDeck, await openDeck(ctx, params.deckId));
  const sides = await listSides(ctx, deck.id);
  const pictures = await listPictures(ctx, [...new Set(sides.flatMap(({ pictureId }) => pictureId ?? []))]);
  await requireFit(ctx, [...pictures.map(({ mediaId }) => mediaId), ...sides.flatMap(({ soundId }) => soundId ?? [])]);
  const { files, sideOf } = await picturesToPack(ctx, sides, pictures);
  const sounds = await soundsToPack(ctx, sides);
  const ids = sides.map(({ id }) => id);
  const memories = await listSchedules(ctx, accountId, ids);
  const answers = Map.groupBy(await listAnswers(ctx, accountId, ids), ({ cardId }) => cardId);
  const cards = sides.map(({ id, kind, front, back, createdAt }) => ({
    kind,
    createdAt,
    front: htmlOf(front, kind) + sideOf(id, false) + sounds.markOf(id, 'front'),
    back: sideOf(id, true) + htmlOf(back, 'basic') + sounds.markOf(id, 'back'),
    memory: memories.get(id),
    reviews: answers.get(id) ?? [],
  }));
  const { name, description } = deck;
  const bytes = await pack({ name, description, now: ctx.clock.now(), cards, files: [...files, ...sounds.files] });
  return { fileName: `${name}.apkg`, content: Buffer.from(bytes) };
}

/** Refuses files that are together larger than what is packed in memory. */
async function requireFit(ctx: Context, mediaIds: readonly string[]): Promise<void> {
  const files = await mediaOf(ctx, mediaIds);
  const sum = [...files.values()].reduce((total, { bytes }) => total + bytes, 0);
  if (sum > MOST_BYTES) fail('TOO_LARGE', { maxBytes: MOST_BYTES });
}

/** The files of the pictures of these cards, and what a card shows of its picture: nothing where it has none. */
async function picturesToPack(ctx: Context, sides: readonly Sides[], pictures: readonly Picture[]) {
  const shown = await picturesOf(ctx, sides);
  const files: { name: string; bytes: Uint8Array }[] = [];
  const names = new Map<string, string>();
  const mediaIds = pictures.map(({ mediaId }) => mediaId);
  for await (const { id, bytes, fileName } of readImages(ctx, mediaIds)) {
    const name = `${id}${fileName.slice(fileName.lastIndexOf('.'))}`;
    files.push({ name, bytes });
    for (const picture of pictures) if (picture.mediaId === id) names.set(picture.id, name);
  }
  const sideOf = (cardId: string, turned: boolean) => {
    const picture = shown.get(cardId);
    return picture ? pictureHtml(picture, names.get(picture.id) ?? '', turned) : '';
  };
  return { files, sideOf };
}

/** The files of the sounds of these cards, and how a side names its own: as Anki does. */
async function soundsToPack(ctx: Context, sides: readonly Sides[]) {
  const files: { name: string; bytes: Uint8Array }[] = [];
  const names = new Map<string, string>();
  const ids = sides.flatMap(({ soundId }) => soundId ?? []);
  for await (const { id, bytes, extension } of readSounds(ctx, ids)) {
    names.set(id, `${id}${extension}`);
    files.push({ name: `${id}${extension}`, bytes });
  }
  const said = new Map(sides.map(({ id, soundId, soundSide }) => [id, { name: names.get(soundId ?? ''), soundSide }]));
  const markOf = (cardId: string, side: 'front' | 'back') => {
    const sound = said.get(cardId);
    return sound?.name && sound.soundSide === side ? `[sound:${sound.name}]` : '';
  };
  return { files, markOf };
}

/** A side as HTML; the gaps of a sentence are one card in Anki as they are here. */
function htmlOf(source: string, kind: CardKind): string {
  const gap = (answer: string, hint: string) => `{{c1::${answer}${hint === '' ? '' : `::${hint}`}}}`;
  return writeHtml(fromSource(kind === 'cloze' ? replaceGaps(source, gap) : source), () => undefined);
}
