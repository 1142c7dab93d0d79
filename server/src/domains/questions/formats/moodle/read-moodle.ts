import type { AnswerKey, QuestionType } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { plainDoc, plainNodes } from '../aiken/read-aiken.ts';
import { isBlank } from '../../reading/comparable-form.ts';
import { eachQuestion } from '../each-question.ts';
import type { ReadItem } from '../exchange.ts';
import { FileProblem } from '../file-problem.ts';
import { areaOf } from '../gift/read-gift.ts';
import { parseHtml } from '../html/parse-html.ts';
import { Reading } from '../html/reading.ts';
import { choiceOf, gridOf, numberKeyOf, rubricOf, textKeyOf, withTags } from '../keys.ts';
import { rangeAround } from '../../reading/answers/numbers.ts';
import { readTags } from '../tags.ts';
import { alike, contentOf, type Nodes, type Said, saidIn } from '../words/in-languages.ts';
import { stemOf, withStem } from '../words/own-tables.ts';
import { readCloze } from './read-cloze.ts';
import {
  childOf,
  childrenNamed,
  findAll,
  localName,
  readXml,
  textOf,
  type XmlNode,
} from '../../../../kernel/xml/read-xml.ts';

/** Reads Moodle XML question by question. A category stands for those behind it; a description says what the file has and we do not take. */
export function readMoodle(text: string): ReadItem[] {
  const quiz = readXml(text);
  if (localName(quiz) !== 'quiz') throw new FileProblem('FILE_KIND_UNKNOWN');
  let category = '';
  const questions: { readonly node: XmlNode; readonly type: string; readonly category: string }[] = [];
  for (const node of childrenNamed(quiz, 'question')) {
    const type = node.attributes['type'] ?? '';
    if (type === 'category') category = textOf(childOf(childOf(node, 'category'), 'text')).trim();
    else questions.push({ node, type, category });
  }
  return eachQuestion(questions, ({ node, type, category }) => itemOf(node, type, category));
}

interface Answers {
  readonly type: QuestionType;
  readonly key: AnswerKey | null;
  readonly options?: readonly Said[];
  readonly lists?: { readonly first: Said[]; readonly second: Said[] };
}

function itemOf(question: XmlNode, type: string, category: string): ReadItem | ReadItem[] {
  const files = findAll(question, 'file');
  const newReading = () =>
    new Reading((source) => (source === OLD_PICTURE ? oldPictureOf(question) : fileOf(files, source)));
  const reading = newReading();
  const name = textOf(childOf(childOf(question, 'name'), 'text'))
    .trim()
    .slice(0, 80);
  const item = (parts: ReadItem['parts']): ReadItem => ({
    line: null,
    name,
    parts,
    problems: reading.problems,
    losses: [...reading.losses],
    pictures: reading.pictures,
  });
  const tags = readTags(childrenNamed(childOf(question, 'tags'), 'tag').map((tag) => textOf(tag).trim()));
  if (type === 'cloze') {
    const words = childOf(question, 'questiontext');
    return readCloze({
      line: null,
      name,
      tags,
      areaName: areaOf(category),
      source: textOf(childOf(words, 'text')),
      reading: newReading,
      nodesOf: (text, notes) => nodesIn(text, words?.attributes['format'], notes),
      explanation: (notes) => saidFrom(childOf(question, 'generalfeedback'), notes),
    });
  }
  const read = readers[type];
  if (!read) {
    reading.problem('QUESTION_TYPE_REFUSED', { value: type });
    return item(null);
  }
  const stem = stemOf(nodesOf(childOf(question, 'questiontext'), reading.at('Question')), tags.type, reading);
  const answers = withStem(read(question, reading), stem);
  noteLosses(question, reading);
  const explanation = saidFrom(childOf(question, 'generalfeedback'), reading.at('Explanation'));
  const { type: kind, key, difficulty, pastExams, tags: names, ...words } = withTags(answers, tags);
  const shown = withOldPicture(question, words.stem, reading.at('Question'));
  const content = contentOf({ ...words, stem: shown, explanation }, reading);
  return item({ type: kind, difficulty, pastExams, tags: names, areaName: areaOf(category), content, key });
}

const OLD_PICTURE = '@@OLD@@';

/** Old files bring the one picture of a question beside its words. */
function oldPictureOf(question: XmlNode) {
  const bytes = Buffer.from(textOf(childOf(question, 'image_base64')), 'base64');
  return { bytes, fileName: textOf(childOf(question, 'image')).trim() || 'picture' };
}

function withOldPicture(question: XmlNode, stem: Said, reading: Reading): Said {
  if (textOf(childOf(question, 'image_base64')).trim() === '') return stem;
  const mediaId = reading.picture(OLD_PICTURE, '');
  if (mediaId === undefined) return stem;
  const pictured = (doc: RichTextDoc): RichTextDoc => ({
    ...doc,
    content: [...(isBlank(doc) ? [] : doc.content), { type: 'image', attrs: { mediaId, alt: '' } }],
  });
  return { en: pictured(stem.en), hi: pictured(stem.hi) };
}

/** A file of this question by the name under which its text shows it. */
function fileOf(files: readonly XmlNode[], source: string) {
  const wanted = decodeName(source.replace(/^@@PLUGINFILE@@\//, '').replace(/\?.*$/, ''));
  const file = files.find(
    ({ attributes: { name = '', path = '/' } }) => name === wanted || `${path}${name}`.replace(/^\//, '') === wanted,
  );
  if (!file || (file.attributes['encoding'] ?? 'base64') !== 'base64') return undefined;
  return { bytes: Buffer.from(textOf(file), 'base64'), fileName: file.attributes['name'] ?? 'picture' };
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const nodesOf = (node: XmlNode | undefined, reading: Reading): Nodes =>
  nodesIn(textOf(childOf(node, 'text')), node?.attributes['format'], reading);

/** The markup of a text with its format: HTML unless it says otherwise. */
function nodesIn(text: string, format = 'html', reading: Reading): Nodes {
  if (text.trim() === '') return [];
  if (format === 'markdown') reading.lose('MARKUP');
  if (format === 'plain_text' || format === 'markdown') return plainNodes(text);
  return parseHtml(format === 'moodle_auto_format' ? text.trim().replaceAll(/\r?\n/g, '<br>') : text).children;
}

const saidFrom = (node: XmlNode | undefined, reading: Reading): Said => saidIn(nodesOf(node, reading), reading);

function noteLosses(question: XmlNode, reading: Reading): void {
  const says = (node: XmlNode | undefined) => node !== undefined && textOf(childOf(node, 'text')).trim() !== '';
  const answers = childrenNamed(question, 'answer');
  const combined = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].map((name) =>
    childOf(question, name),
  );
  const hints = childrenNamed(question, 'hint');
  if ([...answers.map((answer) => childOf(answer, 'feedback')), ...combined, ...hints].some(says))
    reading.lose('FEEDBACK');
  const penalty = Number(textOf(childOf(question, 'penalty')) || 0);
  if (penalty > 0 && !(penalty > 0.333 && penalty < 0.334)) reading.lose('PENALTY');
  const marks = textOf(childOf(question, 'defaultgrade')).trim();
  if (marks !== '' && Number(marks) !== 1) reading.lose('MARKS');
}

const fractionOf = (answer: XmlNode) => Number(answer.attributes['fraction'] ?? '0');
const isTrue = (node: XmlNode | undefined) => /^(?:true|1)$/i.test(textOf(node).trim());

/** `several`: more than one option can be right. */
function choiceAnswers(question: XmlNode, several: boolean, reading: Reading): Answers {
  const options = childrenNamed(question, 'answer').map((answer, i) => ({
    said: saidFrom(answer, reading.at(`Answer Option ${i + 1}`)),
    weight: fractionOf(answer),
  }));
  if (options.length > 6) reading.at('Question').problem('TOO_MANY_OPTIONS', { count: options.length, allowed: 6 });
  return { ...choiceOf(options, several, reading), options: options.slice(0, 6).map(({ said }) => said) };
}

const readers: Readonly<Record<string, (question: XmlNode, reading: Reading) => Answers>> = {
  multichoice: (question, reading) => {
    const single = childOf(question, 'single');
    return choiceAnswers(question, single !== undefined && !isTrue(single), reading);
  },
  multichoiceset: (question, reading) => choiceAnswers(question, true, reading),
  truefalse: (question, reading) => {
    const right = childrenNamed(question, 'answer').find((answer) => fractionOf(answer) >= 99.9);
    const text = textOf(childOf(right, 'text')).trim().toLowerCase();
    const known = text === 'true' || text === 'false';
    if (!known) reading.at('Correct Response').problem('CORRECT_MISSING');
    return {
      type: 'SINGLE',
      key: known ? { kind: 'choice', accepted: [[text === 'true' ? 1 : 2]] } : null,
      options: ['True', 'False'].map((text) => alike(plainDoc(text, reading))),
    };
  },
  shortanswer: (question, reading) => {
    const answers = childrenNamed(question, 'answer').map((answer) => ({
      text: textOf(childOf(answer, 'text')),
      weight: fractionOf(answer),
    }));
    return { type: 'FILL-BLANK-TEXT', key: textKeyOf(answers, isTrue(childOf(question, 'usecase')), reading) };
  },
  numerical: (question, reading) => {
    const answers = childrenNamed(question, 'answer').map((answer) => {
      const written = textOf(childOf(answer, 'text')).trim();
      return {
        written,
        weight: fractionOf(answer),
        range: rangeAround(written, textOf(childOf(answer, 'tolerance')).trim()),
      };
    });
    const graded = Number(textOf(childOf(question, 'unitgradingtype')) || 0);
    if (graded > 0) reading.lose('PENALTY');
    return {
      type: 'FILL-BLANK-NUMBER',
      key: numberKeyOf(
        answers.filter(({ written, weight }) => written !== '*' || weight > 0),
        reading,
      ),
    };
  },
  matching: (question, reading) => {
    reading.at('Question');
    const pairs = childrenNamed(question, 'subquestion').map((pair) => ({
      row: saidFrom(pair, reading),
      column: saidIn(parseHtml(textOf(childOf(childOf(pair, 'answer'), 'text'))).children, reading),
    }));
    return {
      type: 'MATRIX',
      ...gridOf(
        pairs.filter(({ column }) => !isBlank(column.en)),
        reading,
      ),
    };
  },
  essay: (question, reading) => ({
    type: 'SUBJECTIVE-LONG',
    key: rubricOf(saidFrom(childOf(question, 'graderinfo'), reading.at('Correct Response')).en),
  }),
};
