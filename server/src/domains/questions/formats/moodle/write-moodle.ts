import { imagesOf, type RichTextDoc } from '@abhyas/contract/rich-text';
import type { PlainParts } from '../check-export.ts';
import { isBlank } from '../../reading/comparable-form.ts';
import { docsIn } from '../docs-in.ts';
import type { Picture, PictureOf } from '../exchange.ts';
import { writeHtml } from '../html/write-html.ts';
import { inOrder } from '../keys.ts';
import { middleOf } from '../../reading/answers/numbers.ts';
import { categoryOf, writeTags } from '../tags.ts';
import { writeWords, type WrittenWords } from '../words/write-words.ts';
import { xmlAttribute, xmlText } from '../xml/write-xml.ts';

export const moodleStart = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n';
export const moodleEnd = '</quiz>\n';

/** A category for the questions behind it; a slash within a name is doubled, as Moodle reads it. */
export function writeCategory(area: string): string {
  return `<question type="category"><category><text>${xmlText(`$course$/top/${categoryOf(area)}`)}</text></category></question>\n`;
}

/** Writes one question as Moodle XML: HTML in CDATA, pictures beside it, our type as a tag. */
export function writeMoodle(parts: PlainParts, number: number, pictureOf: PictureOf): string {
  const held = heldBy(parts, pictureOf);
  const html = (doc: RichTextDoc) => writeHtml(doc, (id) => held.get(id)?.address);
  const formatted = (text: string) => withFiles(text, [...held.values()]);
  const words = writeWords(parts, html, 'span');
  const answers = answersOf(parts, words, { html, formatted });
  const tags = writeTags(parts).map((tag) => `<tag><text>${xmlText(tag)}</text></tag>`);
  return [
    `<question type="${answers.type}">`,
    `<name><text>Q${number}</text></name>`,
    `<questiontext format="html">${formatted(words.stem)}</questiontext>`,
    `<generalfeedback format="html">${formatted(isBlankAll(parts) ? '' : words.explanation)}</generalfeedback>`,
    '<defaultgrade>1</defaultgrade><penalty>0</penalty><hidden>0</hidden>',
    answers.body,
    `<tags>${tags.join('')}</tags>`,
    '</question>\n',
  ].join('\n');
}

const PICTURE = /<p><img [^>]*><\/p>/g;
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

interface Held {
  readonly picture: Picture;
  readonly name: string;
  readonly address: string;
}

/** The pictures of a question under the names by which its texts show them. */
function heldBy({ content, key }: PlainParts, pictureOf: PictureOf): Map<string, Held> {
  const ids = new Set(
    docsIn(content, key)
      .flatMap(imagesOf)
      .map(({ attrs }) => attrs.mediaId),
  );
  return new Map(
    [...ids].flatMap((id, i) => {
      const picture = pictureOf(id);
      if (!picture) return [];
      const name = `p${i + 1}-${picture.fileName.replaceAll(/[^\w.-]/g, '_')}`;
      return [[id, { picture, name, address: `@@PLUGINFILE@@/${name}` }] as const];
    }),
  );
}

/** A text with the files that it shows. */
function withFiles(html: string, held: readonly Held[]): string {
  const files = held
    .filter(({ address }) => html.includes(`"${address}"`))
    .map(
      ({ picture, name }) =>
        `<file name="${xmlAttribute(name)}" path="/" encoding="base64">${Buffer.from(picture.bytes).toString('base64')}</file>`,
    );
  return `<text>${cdata(html)}</text>${files.join('')}`;
}

const isBlankAll = ({ content: { en, hi } }: PlainParts): boolean =>
  isBlank(en.explanation) && (hi === undefined || isBlank(hi.explanation));

interface Body {
  readonly type: string;
  readonly body: string;
}
const plainAnswer = (text: string, more = '') =>
  `<answer fraction="100" format="plain_text"><text>${xmlText(text)}</text>${more}</answer>`;

interface Writers {
  readonly html: (doc: RichTextDoc) => string;
  readonly formatted: (text: string) => string;
}

function answersOf({ type, key }: PlainParts, words: WrittenWords, { html, formatted }: Writers): Body {
  if (key.kind === 'rubric') {
    return {
      type: 'essay',
      body: `<responseformat>editor</responseformat><graderinfo format="html">${formatted(html(key.modelAnswer))}</graderinfo>`,
    };
  }
  if (key.kind === 'text') {
    const answers = key.accepted.map((text) => plainAnswer(text.replaceAll('*', '\\*')));
    return { type: 'shortanswer', body: `<usecase>${key.caseSensitive ? 1 : 0}</usecase>${answers.join('')}` };
  }
  if (key.kind === 'number') {
    const answers = key.accepted.map((range) => {
      const { middle, tolerance } = middleOf(range);
      return plainAnswer(middle, `<tolerance>${tolerance}</tolerance>`);
    });
    return { type: 'numerical', body: answers.join('\n') };
  }
  if (key.kind === 'matrix') {
    // The answers of a pair are texts, which bring no files.
    const first = words.first.map(formatted);
    const second = words.second.map((column) => column.replaceAll(PICTURE, ''));
    const pair = (row: string, column: string) =>
      `<subquestion format="html">${row}<answer><text>${xmlText(column)}</text></answer></subquestion>`;
    const pairs = first.map((row, i) => pair(row, second[key.rows[i]![0]! - 1]!));
    const order = inOrder(key.rows, second.length) ? [] : second.map((column) => pair('<text></text>', column));
    return { type: 'matching', body: `<shuffleanswers>true</shuffleanswers>${[...order, ...pairs].join('\n')}` };
  }
  const weights = weightsOf(type, key.accepted, words.options.length);
  const answers = words.options.map(
    (option, i) => `<answer fraction="${weights[i]}" format="html">${formatted(option)}</answer>`,
  );
  const single = type !== 'MULTIPLE';
  return {
    type: 'multichoice',
    body: `<single>${single}</single><shuffleanswers>false</shuffleanswers><answernumbering>ABCD</answernumbering>${answers.join('\n')}`,
  };
}

/** What each option earns, in percent. */
function weightsOf(type: PlainParts['type'], accepted: readonly (readonly number[])[], options: number): number[] {
  const right = new Set(accepted.flat());
  const weight = type !== 'MULTIPLE' ? 100 : Number((100 / right.size).toFixed(5));
  return Array.from({ length: options }, (_, i) => (right.has(i + 1) ? weight : 0));
}
