import { MOST_OF_A_SIDE } from '@abhyas/contract/flashcards/card-source';
import type { CardText } from '@abhyas/contract/flashcards/cards';
import { askedDocs, columnNumbers, rowLetters, shownOptions } from '@abhyas/contract/questions/question-types';
import { imagesOf, type RichTextDoc, toSource } from '@abhyas/contract/rich-text';
import type { AnsweredQuestion } from '../../questions/index.ts';

const LETTERS = 'ABCDEFGH';

type Asked = Omit<AnsweredQuestion, 'from'>;
type Side = Pick<CardText, 'front' | 'back'>;

/**
 * A card that asks what a question asked: its words and options in front, what is right and the solution behind. What does not fit on a
 * side is left out from the end, in whole parts. `seePicture`: said where the question shows something that words cannot. Pure.
 */
export function cardOfQuestion(question: Asked, seePicture: string): Side {
  const { type, words, language, solution } = question;
  const options = shownOptions(type, words, language);
  const lead = askedDocs({ ...words, options: [] }).map(({ doc }) => toSource(doc));
  const pictures = [...askedDocs(words).map(({ doc }) => doc), ...options].some((doc) => imagesOf(doc).length > 0);
  return {
    front: fit([...lead, ...(pictures ? [seePicture] : []), options.map(lettered).join('\n')]),
    back: fit([
      rightWords(question, options),
      ...solution.content.map((block) => toSource({ type: 'doc', content: [block] })),
    ]),
  };
}

const lettered = (option: RichTextDoc, at: number) => `${LETTERS[at] ?? at + 1}. ${toSource(option)}`;

function rightWords({ answerKey, unit }: Asked, options: readonly RichTextDoc[]): string {
  switch (answerKey.kind) {
    case 'choice':
      return [...new Set(answerKey.accepted.flat())]
        .toSorted((a, b) => a - b)
        .map((place) => (options[place - 1] ? lettered(options[place - 1]!, place - 1) : String(place)))
        .join('\n');
    case 'matrix':
      return answerKey.rows
        .map((row, at) => `${rowLetters[at]} → ${row.map((column) => columnNumbers[column - 1] ?? column).join(', ')}`)
        .join('\n');
    case 'text':
      return answerKey.accepted.join(' / ').replaceAll('$', '\\$');
    case 'number':
      return [
        answerKey.accepted.map(({ from, to }) => (from === to ? from : `${from} – ${to}`)).join(' / '),
        unit ?? '',
      ]
        .join(' ')
        .trim();
    default:
      return '';
  }
}

/** Parts under each other, as many as a side holds; the first is cut where it alone is too long. Pure. */
function fit(parts: readonly string[]): string {
  let side = '';
  for (const part of parts.filter((one) => one.trim() !== '')) {
    const next = side === '' ? part.trim() : `${side}\n\n${part.trim()}`;
    if (next.length > MOST_OF_A_SIDE) return side === '' ? `${next.slice(0, MOST_OF_A_SIDE - 1)}…` : side;
    side = next;
  }
  return side;
}
