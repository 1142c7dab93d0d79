import type { Rating } from '@abhyas/contract/flashcards/cards';

/** A card as a file holds it: fields as HTML, and its log of answers (`at` in milliseconds since 1970). */
export interface ReadCard {
  readonly deck: string;
  readonly isCloze: boolean;
  /** Which of the cards of its note. */
  readonly ord: number;
  readonly fields: readonly string[];
  readonly reviews: readonly { readonly rating: Rating; readonly at: number; readonly milliseconds: number }[];
}
/** A picture or a sound that comes with the cards, under the name by which they show it. */
export interface ReadFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
export interface CollectionLimits {
  readonly files: number;
  /** Of all files together, unpacked. */
  readonly filesBytes: number;
  readonly pictureBytes: number;
  readonly soundBytes: number;
  readonly cards: number;
  readonly reviews: number;
  /** Of the fields of all cards. */
  readonly fieldBytes: number;
  readonly unzippedBytes: number;
}
/** Why a file is no collection that is taken in. */
export class CollectionProblem extends Error {
  readonly code: 'ANKI_BROKEN' | 'ANKI_NEW' | 'ANKI_LARGE';
  constructor(code: CollectionProblem['code']) {
    super(code);
    this.code = code;
  }
}
