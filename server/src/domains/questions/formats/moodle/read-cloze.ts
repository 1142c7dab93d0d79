import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import { type Block, type RichTextDoc, toSource, toText } from '@abhyas/contract/rich-text';
import type { ReadItem } from '../exchange.ts';
import { isWholeGroup } from '../check-parts.ts';
import type { Reading } from '../html/reading.ts';
import { choiceOf, numberKeyOf, textKeyOf } from '../keys.ts';
import { rangeAround } from '../../reading/answers/numbers.ts';
import type { ReadTags } from '../tags.ts';
import { contentOf, type Nodes, type Said, saidIn } from '../words/in-languages.ts';
import { blankOf, type Gap, gapsIn } from './cloze-gaps.ts';

/** A text with gaps, and how its format reads words. */
export interface Cloze {
  readonly line: number | null;
  readonly name: string;
  readonly source: string;
  readonly areaName: string;
  readonly tags: ReadTags;
  /** Notes what is found in one of its parts; each part has pictures of its own. */
  readonly reading: () => Reading;
  readonly nodesOf: (text: string, reading: Reading) => Nodes;
  readonly explanation: (reading: Reading) => Said;
}

/** So many questions a group holds. */
const MOST_GAPS = 20;
const MOST_TITLE = 120;

/**
 * Reads a text with gaps: each gap is a question, and the text with blanks is the passage that they share. With one gap it is a question by
 * itself. What cannot be taken is refused whole and by name.
 */
export function readCloze(cloze: Cloze): ReadItem[] {
  const { text, gaps, unknown } = gapsIn(cloze.source);
  if (unknown !== undefined) return [refused(cloze, unknown)];
  if (gaps.length === 0 || gaps.length > MOST_GAPS) return [refused(cloze, `${gaps.length} / ${MOST_GAPS}`)];
  const parts = gaps.map((gap, at) => partOf(cloze, text, gap, gaps.length > 1 ? at + 1 : undefined));
  const broken = parts.some(({ parts: part }) => part?.group && !isWholeGroup(part.group));
  return broken ? [refused(cloze, cloze.name)] : parts;
}

function refused({ line, name, reading }: Cloze, found: string): ReadItem {
  const { problems } = noted(reading(), (notes) => notes.at('').problem('CLOZE_REFUSED', { found }));
  return { line, name, parts: null, problems, losses: [], pictures: [] };
}

const noted = (reading: Reading, note: (reading: Reading) => void): Reading => {
  note(reading);
  return reading;
};

/** `number`: of the gap, where there are several. */
function partOf(cloze: Cloze, text: string, gap: Gap, number: number | undefined): ReadItem {
  const { line, name, areaName, tags, nodesOf } = cloze;
  const reading = cloze.reading();
  const said = (words: string, column: string) => saidIn(nodesOf(words, reading.at(column)), reading);
  const passage = said(text, 'Question');
  const options = gap.type === 'SINGLE' || gap.type === 'MULTIPLE' ? gap.answers.slice(0, 6) : [];
  const texts = options.map(({ text: option }, i) => said(option, `Answer Option ${i + 1}`));
  const key = keyOf(gap, (words) => toText(said(words, 'Correct Response').en), reading);
  if (gap.weighed) reading.lose('MARKS');
  if (gap.answers.some(({ commented }) => commented)) reading.lose('FEEDBACK');
  const stem = number === undefined ? passage : stemOf(passage, number);
  const content = contentOf(
    { stem, options: texts, explanation: cloze.explanation(reading.at('Explanation')) },
    reading,
  );
  const title = (name.trim() || toSource(passage.en)).slice(0, MOST_TITLE).toWellFormed().trim();
  const group = { title, stem: { en: passage.en, ...(reading.hindi && { hi: passage.hi }) } };
  const { difficulty, pastExams, tags: names } = tags;
  return {
    line,
    name,
    parts: {
      type: gap.type,
      difficulty,
      pastExams,
      tags: names,
      areaName,
      content,
      key,
      ...(number !== undefined && { group }),
    },
    problems: reading.problems,
    losses: [...reading.losses],
    pictures: reading.pictures,
  };
}

/** `plain`: the words that markup says. */
function keyOf(
  { type, answers, exactCase }: Gap,
  plain: (words: string) => string,
  reading: Reading,
): AnswerKey | null {
  switch (type) {
    case 'SINGLE':
    case 'MULTIPLE':
      if (answers.length > 6) reading.at('Question').problem('TOO_MANY_OPTIONS', { count: answers.length, allowed: 6 });
      return choiceOf(answers, type === 'MULTIPLE', reading).key;
    case 'FILL-BLANK-TEXT':
      return textKeyOf(
        answers.map(({ text, weight }) => ({ text: plain(text), weight })),
        exactCase,
        reading,
      );
    case 'FILL-BLANK-NUMBER':
      return numberKeyOf(
        answers
          .filter(({ text, weight }) => text !== '*' || weight > 0)
          .map(({ text, weight }) => {
            const [value = '', tolerance] = plain(text).split(':');
            return { written: text, weight, range: rangeAround(value.trim(), tolerance?.trim()) };
          }),
        reading,
      );
  }
}

const asks = { en: (number: number) => `Gap (${number})`, hi: (number: number) => `रिक्त स्थान (${number})` };

/** Which gap is meant, and the part of the passage in which it stands: two gaps never ask the same. */
const stemOf = ({ en, hi }: Said, number: number): Said => ({
  en: { type: 'doc', content: [paragraph(asks.en(number)), ...aroundGap(en, number)] },
  hi: { type: 'doc', content: [paragraph(asks.hi(number)), ...aroundGap(hi, number)] },
});

const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const aroundGap = ({ content }: RichTextDoc, number: number): readonly Block[] =>
  content.filter((block) => toSource({ type: 'doc', content: [block] }).includes(blankOf(number, true)));
