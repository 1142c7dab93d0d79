import type { PrintChoices } from '@abhyas/contract/assessments/prints';
import type { Language } from '@abhyas/contract/shapes';
import type { PictureOf } from './rich-html.ts';
import type { Words } from './look/words.ts';
import { words } from './look/words.ts';

/** What the parts of a page need to know of the whole. */
export interface Setting {
  /** In their order; the first also where a text stands once. */
  readonly languages: readonly Language[];
  /** Two languages stand beside each other. */
  readonly beside: boolean;
  readonly pictureOf: PictureOf;
}

export function settingOf(choices: PrintChoices, pictures: Readonly<Record<string, string>>): Setting {
  const both = choices.languages === 'both';
  return {
    languages: choices.languages === 'both' ? ['en', 'hi'] : [choices.languages],
    beside: both && choices.arrangement === 'beside' && choices.size === 'usual',
    pictureOf: (mediaId) => pictures[mediaId],
  };
}

/** One of the product's texts in every language of the page, each in an element that says which it is. */
export const inAll = ({ languages }: Setting, text: (own: Words) => string, between = ' / '): string =>
  languages.map((language) => `<span lang="${language}">${text(words[language])}</span>`).join(between);

/**
 * Words of people in the languages of the page: beside each other as two cells, else one below the other. Where one language is missing
 * the other stands for both, once.
 */
export function inCells<T>(
  { languages, beside }: Setting,
  contents: { readonly en: T; readonly hi?: T | undefined },
  html: (content: T, language: Language, at: number) => string,
): string {
  const there = languages.flatMap((language) => {
    const content = contents[language];
    return content === undefined ? [] : [{ language, content }];
  });
  const shown = there.length > 0 ? there : [{ language: 'en' as const, content: contents.en }];
  const cells = shown.map(
    ({ language, content }, at) => `<div class="cell" lang="${language}">${html(content, language, at)}</div>`,
  );
  return beside ? `<div class="pair${cells.length === 1 ? ' alone' : ''}">${cells.join('')}</div>` : cells.join('');
}
