import giftParser from 'gift-pegjs';
import type { GIFTQuestion, TextChoice, TextFormat } from 'gift-pegjs';
import type { AnswerKey, QuestionType } from '@abhyas/contract/questions/shapes';
import { plainDoc, plainNodes } from '../aiken/read-aiken.ts';
import { blankDoc } from '../../reading/comparable-form.ts';
import { eachQuestion } from '../each-question.ts';
import type { ReadItem } from '../exchange.ts';
import { parseHtml } from '../html/parse-html.ts';
import { Reading } from '../html/reading.ts';
import { choiceOf, gridOf, numberKeyOf, rubricOf, textKeyOf, withTags } from '../keys.ts';
import { rangeAround, rangeBetween } from '../../reading/answers/numbers.ts';
import { readTags } from '../tags.ts';
import { alike, contentOf, type Nodes, type Said, saidIn } from '../words/in-languages.ts';
import { hasGaps } from '../moodle/cloze-gaps.ts';
import { readCloze } from '../moodle/read-cloze.ts';
import { stemOf, withStem } from '../words/own-tables.ts';
import { forParser } from './for-parser.ts';
import { answerBlockOf, type GiftBlock, numbersOnly, splitGift } from './split-gift.ts';

/** Reads GIFT question by question: what one of them breaks is its own. */
export function readGift(text: string): ReadItem[] {
  return eachQuestion(splitGift(text), itemOf);
}

interface Answers {
  readonly type: QuestionType;
  readonly key: AnswerKey | null;
  readonly options?: readonly Said[];
  readonly lists?: { readonly first: Said[]; readonly second: Said[] };
}

function itemOf({ line, text, category }: GiftBlock): ReadItem | ReadItem[] {
  const reading = new Reading();
  const name = (/^\s*::((?:\\.|[^\\])*?)::/m.exec(text)?.[1] ?? text.replaceAll(/^\s*\/\/.*$/gm, ''))
    .trim()
    .slice(0, 80);
  const item = (parts: ReadItem['parts']): ReadItem => ({
    line,
    name,
    parts,
    problems: reading.problems,
    losses: [...reading.losses],
    pictures: reading.pictures,
  });
  if (hasGaps(text)) return clozeOf({ line, text, category }, name);
  const read = parseOne(text, reading);
  if (!read) return item(null);
  if (read.type === 'Category') return item(null);
  const named = readTags(read.tags ?? []);
  const stem = stemOf(nodesOf(read.stem, reading.at('Question')), named.type, reading);
  const answers = answersOf(read, text, reading);
  if (!answers) return item(null);
  if (feedbackIn(read) || feedbackInNumbers(read, text)) reading.lose('FEEDBACK');
  const explanation =
    'globalFeedback' in read && read.globalFeedback
      ? saidOf(read.globalFeedback, reading.at('Explanation'), read.stem.format)
      : alike(blankDoc);
  const { type, key, difficulty, pastExams, tags: names, ...words } = withTags(withStem(answers, stem), named);
  const isRubric = key?.kind === 'rubric';
  return item({
    type,
    difficulty,
    pastExams,
    tags: names,
    areaName: areaOf(category),
    content: contentOf({ ...words, explanation: isRubric ? alike(blankDoc) : explanation }, reading),
    key: isRubric ? { ...key, modelAnswer: explanation.en } : key,
  });
}

/** Text with gaps as Moodle writes them is no GIFT, but people put it into such files. */
function clozeOf({ line, text, category }: GiftBlock, name: string): ReadItem[] {
  const tags = [...text.matchAll(/^\s*\/\/.*$/gm)].flatMap(([note]) =>
    [...note.matchAll(/\[tag:([^\]\n]+)\]/g)].map(([, tag = '']) => tag),
  );
  const [, format, source = ''] =
    /^(?:\s*::(?:\\[\s\S]|(?!::)[^\\])*::)?\s*(?:\[(html|markdown|plain|moodle)\])?([\s\S]*)$/.exec(
      text.replaceAll(/^\s*\/\/.*$/gm, ''),
    ) ?? [];
  return readCloze({
    line,
    name,
    tags: readTags(tags),
    areaName: areaOf(category),
    source: source.trim(),
    reading: () => new Reading(),
    nodesOf: (words, reading) =>
      nodesOf(
        { format: (format ?? 'moodle') as TextFormat['format'], text: words.replaceAll(/\\([~=#{}:])/g, '$1') },
        reading,
      ),
    explanation: () => alike(blankDoc),
  });
}

/** Systems put `top` and the name of the course before; what is meant is the rest. */
export const areaOf = (category: string): string =>
  category
    .split(/(?<!\/)\/(?!\/)/)
    .map((part) => part.replaceAll('//', '/').trim())
    .filter((part) => part !== '' && !/^\$(?:course|system|module|cat|coursecat)\$$|^top$/i.test(part))
    .join(' › ');

function parseOne(text: string, reading: Reading): GIFTQuestion | undefined {
  try {
    const [question] = giftParser.parse(`${forParser(text)}\n`);
    if (question) return question;
    reading.problem('QUESTION_BROKEN', { found: text });
  } catch (error) {
    const { found, location } = error as giftParser.SyntaxError;
    reading.problem('QUESTION_BROKEN', { found: found ?? '', line: location?.start.line ?? 0 });
  }
  return undefined;
}

/** The markup of a text; `inherited`: the format that the question said for all of its texts. */
function nodesOf({ format, text }: TextFormat, reading: Reading, inherited?: TextFormat['format']): Nodes {
  const kind = format === 'moodle' && inherited ? inherited : format;
  if (kind === 'markdown') reading.lose('MARKUP');
  // The usual format of other systems takes tags for tags; a lone sign stays what it is.
  return kind === 'plain' || kind === 'markdown' || !/<\/?[a-z][^>]*>|&[a-z]+;/i.test(text)
    ? plainNodes(text)
    : parseHtml(text.replaceAll('\n', kind === 'moodle' ? '<br>' : ' ')).children;
}

const saidOf = (text: TextFormat, reading: Reading, inherited?: TextFormat['format']): Said =>
  saidIn(nodesOf(text, reading, inherited), reading);

function feedbackIn(question: GIFTQuestion): boolean {
  if (question.type === 'TF') return question.trueFeedback !== null || question.falseFeedback !== null;
  return (
    'choices' in question &&
    Array.isArray(question.choices) &&
    question.choices.some((choice) => choice.feedback !== null)
  );
}

function answersOf(question: GIFTQuestion, text: string, reading: Reading): Answers | undefined {
  switch (question.type) {
    case 'MC': {
      const options = question.choices.map((choice, i) => ({
        said: saidOf(choice.text, reading.at(`Answer Option ${i + 1}`), question.stem.format),
        weight: weightOf(choice),
      }));
      if (options.length > 6) reading.at('Question').problem('TOO_MANY_OPTIONS', { count: options.length, allowed: 6 });
      // One `=` says that one answer earns all, whatever share others earn beside it.
      const several = !question.choices.some(({ isCorrect }, i) => isCorrect && options[i]!.weight >= 99.9);
      return { ...choiceOf(options, several, reading), options: options.slice(0, 6).map(({ said }) => said) };
    }
    case 'TF':
      return {
        type: 'SINGLE',
        key: { kind: 'choice', accepted: [[question.isTrue ? 1 : 2]] },
        options: ['True', 'False'].map((text) => alike(plainDoc(text, reading))),
      };
    case 'Short': {
      const answers = question.choices.map((choice) => ({ text: choice.text.text, weight: weightOf(choice) }));
      return { type: 'FILL-BLANK-TEXT', key: textKeyOf(answers, false, reading) };
    }
    case 'Numerical':
      return { type: 'FILL-BLANK-NUMBER', key: numberKeyOf(numbersIn(answerBlockOf(text) ?? ''), reading) };
    case 'Matching':
      return gridAnswers(question, reading);
    case 'Essay':
      return { type: 'SUBJECTIVE-LONG', key: rubricOf() };
    default:
      reading.at('').problem('QUESTION_TYPE_REFUSED', { value: question.type });
      return undefined;
  }
}

function gridAnswers(question: Extract<GIFTQuestion, { type: 'Matching' }>, reading: Reading): Answers {
  reading.at('Question');
  const pairs = question.matchPairs.map(({ subquestion, subanswer }) => ({
    row: saidOf(subquestion, reading, question.stem.format),
    column: saidOf({ format: question.stem.format, text: unescaped(subanswer) }, reading),
  }));
  return { type: 'MATRIX', ...gridOf(pairs, reading) };
}

/** The parser puts escaped signs aside by their number, and forgets to take them back in the second half of a pair. */
const unescaped = (text: string) =>
  text.replaceAll(/&&(\d{2,3});/g, (_, number: string) => String.fromCharCode(Number(number)));

const weightOf = ({ isCorrect, weight }: TextChoice) => weight ?? (isCorrect ? 100 : 0);

/** Something is said to a right or a wrong number. */
function feedbackInNumbers(question: GIFTQuestion, text: string): boolean {
  if (question.type !== 'Numerical') return false;
  const block = (answerBlockOf(text) ?? '').split('####')[0]!.replace(/^\s*#/, '');
  return /(?<!\\)[#~]\s*[^\s#~]/.test(block.replaceAll(/%-?[\d.]+%/g, ''));
}

/** Numbers are read from the text itself: the parser makes floats of them. */
function numbersIn(block: string) {
  const inner = numbersOnly(block);
  const parts = /(?<!\\)=/.test(inner) ? inner.split(/(?<!\\)=/).slice(1) : [inner];
  return parts.map((part) => {
    const [, weight, answer = ''] = /^\s*(?:%(-?[\d.]+)%)?([^#]*)/.exec(part) ?? [];
    const written = answer.trim();
    const [least, most] = written.split('..');
    const [value = '', tolerance] = written.split(':');
    return {
      written,
      weight: weight === undefined ? 100 : Number(weight),
      range: most === undefined ? rangeAround(value, tolerance) : rangeBetween(least!, most),
    };
  });
}
