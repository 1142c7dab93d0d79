import { shownOptions } from '@abhyas/contract/questions/question-types';
import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { Language } from '@abhyas/contract/shapes';
import { blankDoc } from '../../reading/comparable-form.ts';
import type { PlainParts } from '../check-export.ts';
import { inLanguages } from './in-languages.ts';
import { writeOwnTable } from './own-tables.ts';

/** What a question says as markup, text by text, in the languages that it has. */
export interface WrittenWords {
  readonly stem: string;
  /** As a student reads them: ASSERTION-REASON has those of the product. */
  readonly options: readonly string[];
  /** Of MATRIX; those of MATCH-LIST stand in the stem. */
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly explanation: string;
}

/** `html` writes one document, `tag` parts the languages. */
export function writeWords(
  { type, content: { en, hi } }: PlainParts,
  html: (doc: RichTextDoc) => string,
  tag: 'span' | 'div',
): WrittenWords {
  const both = (of: (content: QuestionContent, language: Language) => string) =>
    inLanguages(of(en, 'en'), hi && of(hi, 'hi'), tag);
  const each = (of: (content: QuestionContent, language: Language) => readonly RichTextDoc[]) =>
    of(en, 'en').map((_, i) => both((content, language) => html(of(content, language)[i] ?? blankDoc)));
  return {
    stem: both((content, language) => html(content.stem) + writeOwnTable(type, content, language, html)),
    options: each((content, language) => shownOptions(type, content, language)),
    first: each(({ lists }) => lists?.first ?? []),
    second: each(({ lists }) => lists?.second ?? []),
    explanation: both(({ explanation }) => html(explanation)),
  };
}
