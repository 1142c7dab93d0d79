import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { XmlNode } from '../../../../kernel/xml/read-xml.ts';
import { rowProblem } from '../../reading/row-problems.ts';
import { docOf } from '../html/doc-of.ts';
import { Reading } from '../html/reading.ts';
import { blankDoc } from '../../reading/comparable-form.ts';
import { eachQuestion } from '../each-question.ts';
import type { ReadItem } from '../exchange.ts';

const ANSWER = /^\s*ANSWER\s*:(.*)$/i;
const OPTION = /^\s*([A-Za-z])[.)](\s*)(.*)$/;
const MOST = 6;

interface Block {
  readonly line: number;
  readonly stem: string[];
  readonly options: { readonly letter: string; text: string }[];
  answer: string | undefined;
}

/**
 * Reads Aiken: a stem, options `A.` or `A)`, a line `ANSWER: B`, also in small letters or without a space behind the mark. An empty line or an answer ends a question, so that a broken one never
 * takes its neighbours with it.
 */
export function readAiken(text: string): ReadItem[] {
  return eachQuestion(blocksOf(text), itemOf);
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let block: Block | undefined;
  text.split(/\r\n|\r|\n/).forEach((line, i) => {
    if (line.trim() === '') {
      if (block && block.options.length > 0) block = undefined;
      return;
    }
    if (!block || block.answer !== undefined)
      blocks.push((block = { line: i + 1, stem: [], options: [], answer: undefined }));
    const answer = ANSWER.exec(line);
    const option = optionIn(line, block);
    if (answer) {
      block.answer = (answer[1] ?? '').trim().replace(/[.)]$/, '');
      block = undefined;
    } else if (option) block.options.push(option);
    else if (block.options.length > 0) block.options.at(-1)!.text += `\n${line.trim()}`;
    else block.stem.push(line.trim());
  });
  return blocks;
}

/** The first is A and has words before it; what is written less clearly than `B. ` must be the next one, or it is words. */
function optionIn(line: string, { stem, options }: Block): Block['options'][number] | undefined {
  const [, letter = '', space = '', text = ''] = OPTION.exec(line) ?? [];
  const isNext = letter.toUpperCase() === String.fromCharCode(65 + options.length);
  const isClear = /[A-Z]/.test(letter) && space !== '' && options.length > 0;
  const begins = options.length > 0 || stem.length > 0;
  return begins && (isNext || isClear) ? { letter: letter.toUpperCase(), text: text.trim() } : undefined;
}

function itemOf({ line, stem, options, answer }: Block): ReadItem {
  const reading = new Reading();
  const plain = (column: string, source: string): RichTextDoc => plainDoc(source, reading.at(column));
  const content = {
    stem: plain('Question', stem.join('\n')),
    options: options.slice(0, MOST).map(({ text }, i) => plain(`Answer Option ${i + 1}`, text)),
    explanation: blankDoc,
  };
  if (options.length > MOST)
    reading.at('Question').problem('TOO_MANY_OPTIONS', { count: options.length, allowed: MOST });
  const right = options.findIndex(({ letter }) => letter === answer?.toUpperCase());
  const wrongOrder = options.findIndex(({ letter }, i) => letter.charCodeAt(0) !== 65 + i);
  if (wrongOrder >= 0) reading.at(`Answer Option ${Math.min(wrongOrder + 1, MOST)}`).problem('OPTION_GAP');
  reading.at('Correct Response');
  if (answer === undefined || answer === '') reading.problem('CORRECT_MISSING');
  else if (right < 0) reading.problem('CORRECT_NO_OPTION', { value: answer });
  return {
    line,
    name: stem.join(' ').slice(0, 80),
    parts: {
      type: 'SINGLE',
      difficulty: null,
      pastExams: [],
      tags: [],
      areaName: '',
      content: { en: content },
      key: right >= 0 && right < MOST ? { kind: 'choice', accepted: [[right + 1]] } : null,
    },
    problems: [
      ...reading.problems,
      ...(options.length === 0 ? [rowProblem('Answer Option 1', 'TOO_FEW_OPTIONS')] : []),
    ],
    losses: [...reading.losses],
    pictures: [],
  };
}

/** Text without markup: its signs stay what they are, only formulas are found. */
export const plainDoc = (source: string, reading: Reading): RichTextDoc => docOf(plainNodes(source), reading);

/** The lines of a text that has no markup, with a break between them. */
export function plainNodes(source: string): (XmlNode | string)[] {
  const lines = source.split('\n');
  return lines.flatMap((line, i) => (i === 0 ? [line] : [{ name: 'br', attributes: {}, children: [] }, line]));
}
