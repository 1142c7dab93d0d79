import type { PaperPattern, PaperSeen } from '@abhyas/contract/questions/paper-pattern';
import type { XmlNode } from '../../../../../kernel/xml/read-xml.ts';
import { rowProblem } from '../../../reading/row-problems.ts';
import type { ReadItem } from '../../exchange.ts';
import { docOf } from '../../html/doc-of.ts';
import { Reading } from '../../html/reading.ts';
import { keyOf } from './paper-key.ts';
import { linesOf, nodesOf } from './paper-lines.ts';
import { PaperCutter, type PaperQuestion } from './paper-questions.ts';
import { seenIn } from './pattern-marks.ts';

export interface Paper {
  readonly items: readonly ReadItem[];
  readonly seen: PaperSeen;
}

/**
 * Reads an ordinary paper: questions with numbers, options with letters or numbers on lines of their own or beside each other, answers and
 * solutions below each or at the end. A key that fits no question is a problem with its line. Undefined where nothing is numbered.
 */
export function readPaper(root: XmlNode, pattern: PaperPattern): Paper | undefined {
  const { questions, unread } = new PaperCutter(linesOf(root), pattern);
  if (!questions.some(({ options, answer }) => options.length > 1 || answer !== undefined)) return undefined;
  const items = [
    ...questions.map(itemOf),
    ...unread.map(({ line, text }): ReadItem => ({
      line,
      name: text.slice(0, 80),
      parts: null,
      problems: [rowProblem('Correct Response', 'KEY_UNREAD', { found: text })],
      losses: [],
      pictures: [],
    })),
  ];
  return { items, seen: seenIn(questions) };
}

const MOST = 6;

function itemOf({ number, line, stem, options, answer, solution, headed }: PaperQuestion): ReadItem {
  const reading = new Reading();
  if (headed) reading.lose('OUTSIDE');
  const words = options.map((lines) => lines.map(({ text }) => text).join(' '));
  const { type, key, problem, rest } = keyOf(answer ?? '', words);
  const content = {
    stem: docOf(nodesOf(stem), reading.at('Question')),
    options: options.slice(0, MOST).map((lines, i) => docOf(nodesOf(lines), reading.at(`Answer Option ${i + 1}`))),
    explanation: docOf(
      [...(rest === '' ? [] : [{ name: 'p', attributes: {}, children: [rest] }]), ...nodesOf(solution)],
      reading.at('Explanation'),
    ),
  };
  if (problem)
    reading.at('Correct Response').problem(problem.code, problem.value === '' ? {} : { value: problem.value });
  return {
    line,
    name: `${number}. ${stem.map(({ text }) => text).join(' ')}`.slice(0, 80),
    parts: {
      type,
      difficulty: null,
      pastExams: [],
      tags: [],
      areaName: '',
      content: { en: content },
      key,
    },
    problems: reading.problems,
    losses: [...reading.losses],
    pictures: reading.pictures,
  };
}
