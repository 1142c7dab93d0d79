import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { isBlank } from '../blank-doc.ts';
import type { PlainParts } from '../check-export.ts';
import { writeHtml } from '../html/write-html.ts';
import { inOrder } from '../keys.ts';
import { categoryOf, writeTags } from '../tags.ts';

const escape = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[~=#{}:]/g, '\\$&')
    .replaceAll('\n', '\\n');
const html = (doc: RichTextDoc) => escape(writeHtml(doc, () => undefined));

/** What sets the knowledge area of the questions behind it; a slash within a name is doubled. */
export const writeGiftCategory = (area: string): string =>
  `$CATEGORY: ${escape(categoryOf(area)).replaceAll('\\n', ' ')}\n\n`;

/** Writes one question as GIFT, as HTML with formulas in `\( \)`; difficulty, past exams and our type travel as tags. */
export function writeGift(parts: PlainParts, number: number): string {
  const { content, key } = parts;
  const feedback = key.kind === 'rubric' ? key.modelAnswer : content.en.explanation;
  const global = isBlank(feedback) ? '' : `\n####[html]${html(feedback)}`;
  const tags = writeTags(parts).flatMap((tag) => (/[\]\n]/.test(tag) ? [] : `[tag:${tag}]`));
  return `// ${tags.join(' ')}\n::Q${number}::[html]${html(content.en.stem)} {${answersOf(parts)}${global}\n}\n\n`;
}

function answersOf({ type, content: { en }, key }: PlainParts): string {
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
      const { first, second } = en.lists!;
      const pairs = first.map((row, i) => line(`=${html(row)} -> ${html(second[key.rows[i]![0]! - 1]!)}`));
      const order = inOrder(key.rows, second.length) ? [] : second.map((column) => line(`= -> ${html(column)}`));
      return [...order, ...pairs].join('');
    }
    case 'choice':
      return en.options.map((option, i) => line(`${signOf(type, key.accepted, i + 1)}${html(option)}`)).join('');
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
