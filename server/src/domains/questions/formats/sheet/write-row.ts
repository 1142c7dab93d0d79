import { difficultyNames } from '@abhyas/contract/questions/shapes';
import { imagesOf, type RichTextDoc, toSource } from '@abhyas/contract/rich-text';
import { allColumnNames, type Column, optionColumns } from '../../reading/columns.ts';
import { docsIn } from '../docs-in.ts';
import type { WholeParts, Written } from '../exchange.ts';
import { plainLosses } from '../losses-of.ts';

/** The header of every spreadsheet that we write, and of the template. */
export const sheetHeader: readonly string[] = Object.values(allColumnNames);

/** Writes one question as a row of the columns of spec §3 and ours. Its words become plain source with `$…$`. */
export function writeRow(parts: WholeParts): Written<string[]> {
  const { type, content, key, difficulty, pastExams, tags, areaName } = parts;
  const { stem, options, lists, statements, explanation } = content.en;
  const list = (docs: readonly RichTextDoc[] | undefined) =>
    (docs ?? []).map((doc) => toSource(doc).replaceAll(/\s*\n\s*/g, ' ')).join('\n');
  const cells: Partial<Record<Column, string>> = {
    question: toSource(stem),
    difficulty: { easy: 'Easy', medium: 'Medium', hard: 'Hard' }[difficultyNames[difficulty]],
    ...Object.fromEntries(optionColumns.map((column, i) => [column, options[i] ? toSource(options[i]) : ''])),
    correct: correctOf(parts),
    explanation: toSource(explanation),
    pastExams: pastExams.join(', '),
    area: areaName,
    type,
    tags: tags.join(', '),
    list1: list(lists?.first),
    list2: list(lists?.second),
    assertion: statements ? toSource(statements.assertion) : '',
    reason: statements ? toSource(statements.reason) : '',
    modelAnswer: key.kind === 'rubric' ? toSource(key.modelAnswer) : '',
  };
  const pictures = docsIn({ en: content.en }, key).some((doc) => imagesOf(doc).length > 0);
  return {
    item: (Object.keys(allColumnNames) as Column[]).map((column) => cells[column] ?? ''),
    losses: [
      ...(content.hi ? (['TRANSLATION'] as const) : []),
      ...(pictures ? (['PICTURES'] as const) : []),
      ...(key.kind === 'rubric' && key.criteria.length > 0 ? (['RUBRIC'] as const) : []),
      ...plainLosses(parts),
    ],
  };
}

function correctOf({ key }: WholeParts): string {
  switch (key.kind) {
    case 'choice':
      return key.accepted.map((set) => set.join(',')).join(' | ');
    case 'number': {
      const ranges = key.accepted.map(({ from, to }) => (from === to ? from : `${from}..${to}`)).join(' | ');
      return key.decimals === undefined ? ranges : `${ranges} (round ${key.decimals})`;
    }
    case 'text': {
      const texts = key.accepted.map((text) => text.replaceAll('|', '\\|')).join(' | ');
      return key.caseSensitive ? `${texts} (exact case)` : texts;
    }
    case 'matrix':
      return key.rows.map((columns, i) => `${i + 1}:${columns.join(',')}`).join('; ');
    case 'rubric':
      return '';
  }
}
