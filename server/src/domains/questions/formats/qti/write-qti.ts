import { imagesOf, type RichTextDoc } from '@abhyas/contract/rich-text';
import katex from 'katex';
import 'katex/contrib/mhchem';
import { computed } from '../../../../kernel/cached.ts';
import { isBlank } from '../../reading/comparable-form.ts';
import { docsIn } from '../docs-in.ts';
import type { PlainParts } from '../check-export.ts';
import { writeHtml } from '../html/write-html.ts';
import { middleOf } from '../../reading/answers/numbers.ts';
import { writeTags } from '../tags.ts';
import { writeWords, type WrittenWords } from '../words/write-words.ts';
import { xmlAttribute, xmlText } from '../xml/write-xml.ts';

/** Files of one question in a package. */
export interface QtiFiles {
  readonly identifier: string;
  readonly item: string;
  readonly keywords: readonly string[];
  readonly pictures: readonly { readonly id: string; readonly path: string }[];
}

/** Formulas as MathML with the TeX beside it, as QTI wants them; a bank writes the same ones again and again. */
const typeset = computed({
  max: 5000,
  make: (from) => {
    const html = katex.renderToString(from.slice(1), {
      output: 'mathml',
      displayMode: from.startsWith('D'),
      throwOnError: true,
      strict: 'ignore',
      trust: false,
    });
    return html
      .replace(/^<span class="katex(?:-display)?">(?:<span class="katex">)?/, '')
      .replace(/(?:<\/span>)+$/, '');
  },
});
const formula = (latex: string, display: boolean): string => typeset(`${display ? 'D' : 'I'}${latex}`);

/**
 * Writes one question as an item of QTI 2.1; our own fields travel as keywords of the manifest. `pictures`: the file names of those that are
 * there, by media id.
 */
export function writeQti(parts: PlainParts, number: number, pictures: ReadonlyMap<string, string>): QtiFiles {
  const { content, key, areaName } = parts;
  const held = new Map(
    docsIn(content, key)
      .flatMap(imagesOf)
      .flatMap(({ attrs }, i) => {
        const fileName = pictures.get(attrs.mediaId);
        if (fileName === undefined) return [];
        return [[attrs.mediaId, `images/q${number}-${i + 1}-${fileName.replaceAll(/[^\w.-]/g, '_')}`] as const];
      }),
  );
  const html = (doc: RichTextDoc) =>
    writeHtml(doc, (id) => (held.has(id) ? `../${held.get(id)!}` : undefined), formula);
  const words = writeWords(parts, html, 'div');
  const answers = answersOf(parts, words, html);
  const identifier = `Q${number}`;
  const explains = [content.en, ...(content.hi ? [content.hi] : [])].some(({ explanation }) => !isBlank(explanation));
  const feedback = explains
    ? `\n<modalFeedback outcomeIdentifier="FEEDBACK" identifier="explanation" showHide="show">${words.explanation}</modalFeedback>`
    : '';
  const item = `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${identifier}" title="${identifier}" adaptive="false" timeDependent="false">
${answers.declaration}
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>
<itemBody>
<div>${words.stem}</div>
${answers.interaction}
</itemBody>
${answers.processing}${feedback}
</assessmentItem>
`;
  const keywords = [...writeTags(parts), ...(areaName === '' ? [] : [`area:${areaName}`])];
  return { identifier, item, keywords, pictures: [...held].map(([id, path]) => ({ id, path })) };
}

interface Answers {
  readonly declaration: string;
  readonly interaction: string;
  readonly processing: string;
}
const template = (name: string) =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`;

function declaration(cardinality: string, baseType: string, values: readonly string[], more = ''): string {
  const correct = values.map((value) => `<value>${xmlText(value)}</value>`).join('');
  const response = values.length > 0 ? `<correctResponse>${correct}</correctResponse>` : '';
  return `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}">${response}${more}</responseDeclaration>`;
}
const mapping = (keys: readonly string[], more = '') =>
  `<mapping defaultValue="0">${keys.map((key) => `<mapEntry mapKey="${xmlAttribute(key)}" mappedValue="1"${more}/>`).join('')}</mapping>`;
const ENTRY = '<p><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="24"/></p>';

function answersOf({ type, key }: PlainParts, words: WrittenWords, html: (doc: RichTextDoc) => string): Answers {
  switch (key.kind) {
    case 'rubric':
      return {
        declaration: declaration('single', 'string', []),
        interaction: `<rubricBlock view="scorer">${html(key.modelAnswer)}</rubricBlock><extendedTextInteraction responseIdentifier="RESPONSE"/>`,
        processing: '',
      };
    case 'text':
      return {
        declaration: declaration(
          'single',
          'string',
          key.accepted.slice(0, 1),
          mapping(key.accepted, ` caseSensitive="${key.caseSensitive}"`),
        ),
        interaction: ENTRY,
        processing: template('map_response'),
      };
    case 'number':
      return {
        declaration: declaration(
          'single',
          'float',
          key.accepted.slice(0, 1).map((range) => middleOf(range).middle),
        ),
        interaction: ENTRY,
        processing: rangesProcessing(key.accepted),
      };
    case 'matrix':
      return matrixAnswers(words, key.rows);
    case 'choice': {
      const several = type === 'MULTIPLE';
      const letter = (option: number) => `O${option}`;
      const right = key.accepted.flat().map(letter);
      const choices = words.options.map(
        (option, i) => `<simpleChoice identifier="${letter(i + 1)}">${option}</simpleChoice>`,
      );
      const alternatives = !several && right.length > 1;
      return {
        declaration: declaration(
          several ? 'multiple' : 'single',
          'identifier',
          several ? right : right.slice(0, 1),
          alternatives ? mapping(right) : '',
        ),
        interaction: `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${several ? 0 : 1}">\n${choices.join('\n')}\n</choiceInteraction>`,
        processing: template(alternatives ? 'map_response' : 'match_correct'),
      };
    }
  }
}

function matrixAnswers({ first, second }: WrittenWords, rows: readonly (readonly number[])[]): Answers {
  const set = (texts: readonly string[], prefix: string, most: number) =>
    `<simpleMatchSet>${texts.map((text, i) => `<simpleAssociableChoice identifier="${prefix}${i + 1}" matchMax="${most}">${text}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`;
  const pairs = rows.flatMap((columns, row) => columns.map((column) => `R${row + 1} C${column}`));
  return {
    declaration: declaration('multiple', 'directedPair', pairs),
    interaction: `<matchInteraction responseIdentifier="RESPONSE" shuffle="false" maxAssociations="0">${set(first, 'R', second.length)}${set(second, 'C', first.length)}</matchInteraction>`,
    processing: template('match_correct'),
  };
}

function rangesProcessing(accepted: readonly { readonly from: string; readonly to: string }[]): string {
  const bound = (name: string, value: string) =>
    `<${name}><variable identifier="RESPONSE"/><baseValue baseType="float">${value}</baseValue></${name}>`;
  const ranges = accepted.map(({ from, to }) => `<and>${bound('gte', from)}${bound('lte', to)}</and>`);
  const score = '<setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue>';
  return `<responseProcessing><responseCondition><responseIf><or>${ranges.join('')}</or>${score}</responseIf></responseCondition></responseProcessing>`;
}

/** What stands before the resources of a manifest, and behind them. */
export const manifestStart = `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2" identifier="questions">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<organizations/>
<resources>
`;
export const manifestEnd = '</resources>\n</manifest>\n';

/** One question in the manifest, with its keywords and its files. */
export function writeResource({ identifier, keywords, pictures }: Omit<QtiFiles, 'item'>): string {
  const words = keywords
    .map((word) => `<imsmd:keyword><imsmd:langstring>${xmlText(word)}</imsmd:langstring></imsmd:keyword>`)
    .join('');
  const metadata = `<metadata><imsmd:lom><imsmd:general>${words}</imsmd:general></imsmd:lom></metadata>`;
  const files = [`items/${identifier}.xml`, ...pictures.map(({ path }) => path)]
    .map((href) => `<file href="${xmlAttribute(href)}"/>`)
    .join('');
  return `<resource identifier="${identifier}" type="imsqti_item_xmlv2p1" href="items/${identifier}.xml">${metadata}${files}</resource>\n`;
}
