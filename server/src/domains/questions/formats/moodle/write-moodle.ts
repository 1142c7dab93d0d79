import { imagesOf, type RichTextDoc } from '@abhyas/contract/rich-text';
import type { PlainParts } from '../check-export.ts';
import type { PictureOf } from '../exchange.ts';
import { writeHtml } from '../html/write-html.ts';
import { inOrder } from '../keys.ts';
import { middleOf } from '../numbers.ts';
import { categoryOf, writeTags } from '../tags.ts';
import { xmlAttribute, xmlText } from '../xml/write-xml.ts';

export const moodleStart = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n';
export const moodleEnd = '</quiz>\n';

/** A category for the questions behind it; a slash within a name is doubled, as Moodle reads it. */
export function writeCategory(area: string): string {
  return `<question type="category"><category><text>${xmlText(`$course$/top/${categoryOf(area)}`)}</text></category></question>\n`;
}

/** Writes one question as Moodle XML: HTML in CDATA, pictures beside it, our type as a tag. */
export function writeMoodle(parts: PlainParts, number: number, pictureOf: PictureOf): string {
  const { content } = parts;
  const answers = answersOf(parts, pictureOf);
  const tags = writeTags(parts).map((tag) => `<tag><text>${xmlText(tag)}</text></tag>`);
  return [
    `<question type="${answers.type}">`,
    `<name><text>Q${number}</text></name>`,
    `<questiontext format="html">${formatted(content.en.stem, pictureOf)}</questiontext>`,
    `<generalfeedback format="html">${formatted(content.en.explanation, pictureOf)}</generalfeedback>`,
    '<defaultgrade>1</defaultgrade><penalty>0</penalty><hidden>0</hidden>',
    answers.body,
    `<tags>${tags.join('')}</tags>`,
    '</question>\n',
  ].join('\n');
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function formatted(doc: RichTextDoc, pictureOf: PictureOf): string {
  const held = new Map(
    imagesOf(doc).flatMap(({ attrs }, i) => {
      const picture = pictureOf(attrs.mediaId);
      return picture
        ? [[attrs.mediaId, { picture, name: `p${i + 1}-${picture.fileName.replaceAll(/[^\w.-]/g, '_')}` }] as const]
        : [];
    }),
  );
  const html = writeHtml(doc, (id) => (held.has(id) ? `@@PLUGINFILE@@/${held.get(id)!.name}` : undefined));
  const files = [...held.values()].map(
    ({ picture, name }) =>
      `<file name="${xmlAttribute(name)}" path="/" encoding="base64">${Buffer.from(picture.bytes).toString('base64')}</file>`,
  );
  return `<text>${cdata(html)}</text>${files.join('')}`;
}

interface Body {
  readonly type: string;
  readonly body: string;
}
const plainAnswer = (text: string, more = '') =>
  `<answer fraction="100" format="plain_text"><text>${xmlText(text)}</text>${more}</answer>`;

function answersOf({ type, content: { en }, key }: PlainParts, pictureOf: PictureOf): Body {
  if (key.kind === 'rubric') {
    return {
      type: 'essay',
      body: `<responseformat>editor</responseformat><graderinfo format="html">${formatted(key.modelAnswer, pictureOf)}</graderinfo>`,
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
    const { first, second } = en.lists!;
    const pair = (row: string, column: RichTextDoc) =>
      `<subquestion format="html">${row}<answer><text>${xmlText(writeHtml(column, () => undefined))}</text></answer></subquestion>`;
    const pairs = first.map((row, i) => pair(formatted(row, pictureOf), second[key.rows[i]![0]! - 1]!));
    const order = inOrder(key.rows, second.length) ? [] : second.map((column) => pair('<text></text>', column));
    return { type: 'matching', body: `<shuffleanswers>true</shuffleanswers>${[...order, ...pairs].join('\n')}` };
  }
  const weights = weightsOf(type, key.accepted, en.options.length);
  const answers = en.options.map(
    (option, i) => `<answer fraction="${weights[i]}" format="html">${formatted(option, pictureOf)}</answer>`,
  );
  const single = type === 'SINGLE';
  return {
    type: 'multichoice',
    body: `<single>${single}</single><shuffleanswers>false</shuffleanswers><answernumbering>ABCD</answernumbering>${answers.join('\n')}`,
  };
}

/** What each option earns, in percent. */
function weightsOf(type: PlainParts['type'], accepted: readonly (readonly number[])[], options: number): number[] {
  const right = new Set(accepted.flat());
  const weight = type === 'SINGLE' ? 100 : Number((100 / right.size).toFixed(5));
  return Array.from({ length: options }, (_, i) => (right.has(i + 1) ? weight : 0));
}
