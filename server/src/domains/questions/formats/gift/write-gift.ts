import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { isBlank } from '../blank-doc.ts';
import { refuse, type WholeParts, type Written } from '../exchange.ts';
import { writeHtml } from '../html/write-html.ts';
import { inOrder } from '../keys.ts';
import { lossesOf } from '../losses-of.ts';
import { writeTags } from '../tags.ts';

const escape = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[~=#{}:]/g, '\\$&')
    .replaceAll('\n', '\\n');
const html = (doc: RichTextDoc) => escape(writeHtml(doc, () => undefined));

/**
 * Writes one question as GIFT, as HTML with formulas in `\( \)`; difficulty, past exams and our type travel as tags. Refused where the
 * format would call another answer right.
 */
export function writeGift(parts: WholeParts, number: number): Written {
  const { content, key } = parts;
  const answers = answersOf(parts);
  if (typeof answers !== 'string') return answers;
  const feedback = key.kind === 'rubric' ? key.modelAnswer : content.en.explanation;
  const global = isBlank(feedback) ? '' : `\n####[html]${html(feedback)}`;
  const tags = writeTags(parts).map((tag) => `[tag:${tag}]`);
  const item = `// ${tags.join(' ')}\n::Q${number}::[html]${html(content.en.stem)} {${answers}${global}\n}\n`;
  return { item, losses: lossesOf(parts, { pictures: true, exact: false }) };
}

function answersOf({ type, content: { en }, key }: WholeParts): string | ReturnType<typeof refuse> {
  const line = (text: string) => `\n${text}`;
  if (key.kind === 'rubric') return '';
  // GIFT has no way to write an arrow that does not part a pair.
  if (key.kind === 'text' && key.accepted.some((text) => text.includes('->'))) return refuse('KEY_READS_AS_PAIR');
  if (key.kind === 'text') return key.accepted.map((text) => line(`=${escape(text.replaceAll('*', '\\*'))}`)).join('');
  if (key.kind === 'number') {
    const ranges = key.accepted.map(({ from, to }) =>
      (from === to ? `=${from}\\:0` : `=${from}..${to}`).replace('\\:', ':'),
    );
    return `#${ranges.map(line).join('')}`;
  }
  if (key.kind === 'matrix') {
    const { first, second } = en.lists!;
    if (key.rows.some((columns) => columns.length !== 1)) return refuse('KEY_SEVERAL_IN_ROW');
    const pairs = first.map((row, i) => line(`=${html(row)} -> ${html(second[key.rows[i]![0]! - 1]!)}`));
    const order = inOrder(key.rows, second.length) ? [] : second.map((column) => line(`= -> ${html(column)}`));
    return [...order, ...pairs].join('');
  }
  if (type === 'SINGLE') {
    if (key.accepted.some((set) => set.length !== 1)) return refuse('KEY_ALTERNATIVES');
    const right = new Set(key.accepted.flat());
    if (right.size === en.options.length) return refuse('KEY_ALTERNATIVES');
    return en.options.map((option, i) => line(`${right.has(i + 1) ? '=' : '~'}${html(option)}`)).join('');
  }
  const [set = [], another] = key.accepted;
  if (another) return refuse('KEY_ALTERNATIVES');
  const weight = Number((100 / set.length).toFixed(5));
  return en.options.map((option, i) => line(`~%${set.includes(i + 1) ? weight : 0}%${html(option)}`)).join('');
}
