import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { isBlank } from '../../reading/comparable-form.ts';
import type { PlainParts } from '../check-export.ts';
import { writeHtml } from '../html/write-html.ts';
import { inOrder } from '../keys.ts';
import { categoryOf, writeTags } from '../tags.ts';
import { writeWords, type WrittenWords } from '../words/write-words.ts';

const escape = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[~=#{}:]/g, '\\$&')
    .replaceAll('\n', '\\n');
const html = (doc: RichTextDoc) => writeHtml(doc, () => undefined);

/** What sets the knowledge area of the questions behind it; a slash within a name is doubled. */
export const writeGiftCategory = (area: string): string =>
  `$CATEGORY: ${escape(categoryOf(area)).replaceAll('\\n', ' ')}\n\n`;

/** Writes one question as GIFT, as HTML with formulas in `\( \)`; difficulty, past exams and our type travel as tags. */
export function writeGift(parts: PlainParts, number: number): string {
  const { content, key } = parts;
  const words = writeWords(parts, html, 'span');
  const explains = [content.en, ...(content.hi ? [content.hi] : [])].some(({ explanation }) => !isBlank(explanation));
  const feedback =
    key.kind === 'rubric' ? (isBlank(key.modelAnswer) ? '' : html(key.modelAnswer)) : explains ? words.explanation : '';
  const global = feedback === '' ? '' : `\n####[html]${escape(feedback)}`;
  const tags = writeTags(parts).flatMap((tag) => (/[\]\n]/.test(tag) ? [] : `[tag:${tag}]`));
  return `// ${tags.join(' ')}\n::Q${number}::[html]${escape(words.stem)} {${answersOf(parts, words)}${global}\n}\n\n`;
}

function answersOf({ type, key }: PlainParts, { options, first, second }: WrittenWords): string {
  const line = (text: string) => `\n${text}`;
  switch (key.kind) {
    case 'rubric':
      return '';
    case 'text':
      return key.accepted.map((text) => line(`=${typed(text)}`)).join('');
    case 'number': {
      const ranges = key.accepted.map(({ from, to }) => (from === to ? `=${from}:0` : `=${from}..${to}`));
      return `#${ranges.map(line).join('')}`;
    }
    case 'matrix': {
      const pairs = first.map((row, i) => line(`=${escape(row)} -> ${escape(second[key.rows[i]![0]! - 1]!)}`));
      const order = inOrder(key.rows, second.length) ? [] : second.map((column) => line(`= -> ${escape(column)}`));
      return [...order, ...pairs].join('');
    }
    case 'choice':
      return options.map((option, i) => line(`${signOf(type, key.accepted, i + 1)}${escape(option)}`)).join('');
  }
}

/** A text to be typed; one that begins like a share of the marks, or like the name of a format, has one before it. */
const typed = (text: string) =>
  (text.startsWith('%') ? '%100%' : text.startsWith('[') ? '[plain]' : '') + escape(text.replaceAll('*', '\\*'));

/** Before an option: right or wrong, or its share where several are right together. */
function signOf(type: PlainParts['type'], accepted: readonly (readonly number[])[], option: number): string {
  const right = accepted.flat().includes(option);
  if (type !== 'MULTIPLE') return right ? '=' : '~';
  return `~%${right ? Number((100 / accepted[0]!.length).toFixed(5)) : 0}%`;
}
