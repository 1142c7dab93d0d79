import { hasGap, MOST_OF_A_SIDE } from '@abhyas/contract/flashcards/card-source';
import type { CardText } from '@abhyas/contract/flashcards/cards';
import { toSource } from '@abhyas/contract/rich-text';
import { docOf, parseHtml, Reading } from '../../questions/index.ts';
import type { ReadCard } from './collection.ts';
import type { NoteSound } from './note-sound.ts';
import { isOfPicture, type ReadPicture, readPicture, withoutPicture } from './picture-html.ts';

/** A longer field fills no side, whatever it holds. */
const LONGEST_FIELD = 40_000;
/** As they can be written here. */
const LONGEST_QUESTION = 300;
const LONGEST_ANSWER = 200;

/**
 * Both sides of a card of Anki as plain source, or null where it makes none here. Of a note with gaps the first card represents all, since
 * all gaps are asked at once here; a second card of another note asks the other way round. Pure.
 */
export function cardOfNote(note: Omit<ReadCard, 'deck' | 'reviews'>): NoteCard | null {
  const { fields, isCloze, ord } = note;
  if (fields.some(isOfPicture)) return cardOfPicture(note);
  // Anki's own areas of a picture are neither words nor gaps.
  if (fields.some((field) => field.includes('image-occlusion:'))) return null;
  if (ord > 1 || fields.some((field) => field.length > LONGEST_FIELD)) return null;
  const [first = '', ...others] = fields.map(sourceOf);
  const rest = others.filter((side) => side !== '').join('\n\n');
  if (first.length > MOST_OF_A_SIDE || rest.length > MOST_OF_A_SIDE) return null;
  if (isCloze) {
    const front = first.replaceAll(/\{\{c\d+::/g, '{{');
    return hasGap(front) ? { kind: 'cloze', front, back: rest } : null;
  }
  if (first === '' || rest === '') return null;
  return ord === 0 ? { kind: 'basic', front: first, back: rest } : { kind: 'basic', front: rest, back: first };
}

/** A card of words, or of one area of a picture: what is asked of it and what it holds. */
export type NoteCard =
  | (Required<CardText> & { readonly picture?: undefined; readonly sound?: NoteSound })
  | {
      readonly kind: 'picture';
      readonly front: string;
      readonly back: string;
      readonly picture: ReadPicture;
      readonly sound?: NoteSound;
    };

/** A card of a picture that went to Anki from here; null where its areas cannot be read, or nothing is asked of it. */
function cardOfPicture({ fields: [first = '', second = ''] }: Pick<ReadCard, 'fields'>): NoteCard | null {
  const picture = readPicture(first);
  const [front, back] = [sourceOf(withoutPicture(first)), sourceOf(withoutPicture(second))];
  if (!picture || front === '' || front.length > LONGEST_QUESTION || back.length > LONGEST_ANSWER) return null;
  return { kind: 'picture', front, back, picture };
}

/** Pictures and sounds that a note shows. Pure. */
export const mediaOf = (fields: readonly string[]): number => fields.join(' ').match(/<img\b|\[sound:/gi)?.length ?? 0;

/** A field as plain source: by the allow-list of rich text, so nothing in it runs; Anki's own marks of formulas are made usual ones. */
function sourceOf(html: string): string {
  const usual = html
    .replaceAll(/<anki-mathjax block="true">([\s\S]*?)<\/anki-mathjax>/g, String.raw`\[$1\]`)
    .replaceAll(/<anki-mathjax>([\s\S]*?)<\/anki-mathjax>/g, String.raw`\($1\)`)
    .replaceAll(/\[\$\$\]([\s\S]*?)\[\/\$\$\]/g, String.raw`\[$1\]`)
    .replaceAll(/\[\$\]([\s\S]*?)\[\/\$\]/g, String.raw`\($1\)`)
    .replaceAll(/\[sound:[^\]]*\]/g, '')
    .replaceAll(/<sub>([\w+−-]{1,12})<\/sub>/g, String.raw`\(_{$1}\)`)
    .replaceAll(/<sup>([\w+−-]{1,12})<\/sup>/g, String.raw`\(^{$1}\)`);
  return toSource(docOf(parseHtml(usual).children, new Reading())).trim();
}
