import type { QuestionSheet, SheetQuestion } from '@abhyas/contract/assessments/shapes';
import { typesetKeysOf } from '@abhyas/contract/math/typesetting';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { foreseeTypeset } from '../../../kernel/tex/foresee-formulas.ts';
import { typesetFormulas } from '../../../kernel/tex/typeset.ts';

/** The sheet with its formulas set: a phone then needs no typesetter, which is more code than the whole console. */
export async function typesetSheet(sheet: QuestionSheet): Promise<QuestionSheet> {
  const { instructions, instructionsHi, groups = {}, sections } = sheet;
  const stems = Object.values(groups).flatMap(({ en, hi }) => [en, hi]);
  const asked = sections.flatMap(({ questions }) => questions.flatMap(({ content }) => [content.en, content.hi]));
  const keys = new Set([...[instructions, instructionsHi, ...stems].flatMap(block), ...asked.flatMap(keysOf)]);
  await foreseeTypeset(keys);
  const formulas = typesetFormulas(keys);
  return Object.keys(formulas).length === 0 ? sheet : { ...sheet, formulas };
}

const block = (doc: RichTextDoc | undefined): string[] => (doc ? typesetKeysOf(doc) : []);
const inLine = (doc: RichTextDoc): string[] => typesetKeysOf(doc, true);

function keysOf(words: SheetQuestion['content']['hi']): string[] {
  if (!words) return [];
  const { stem, options, statements, lists } = words;
  return [
    ...[stem, statements?.assertion, statements?.reason].flatMap(block),
    ...[...options, ...(lists ? [...lists.first, ...lists.second] : [])].flatMap(inLine),
  ];
}
