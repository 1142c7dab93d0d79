import { difficultyNames } from '@abhyas/contract/questions/shapes';
import { type RichTextDoc, toSource } from '@abhyas/contract/rich-text';
import { allColumnNames, type Column, optionColumns } from '../../reading/columns.ts';
import type { WholeParts } from '../exchange.ts';

/** The header of every spreadsheet that we write, and of the template. */
export const sheetHeader: readonly string[] = Object.values(allColumnNames);

/** What an import takes of the name of an area. */
const AREA_CHARACTERS = 200;

/** One question as a row of the columns of spec §3 and ours. Its words become plain source with `$…$`. */
export function writeRow(parts: WholeParts): string[] {
  const { type, content, key, difficulty, pastExams, tags, areaName, group } = parts;
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
    area: areaName.length > AREA_CHARACTERS ? (areaName.split(' › ').at(-1) ?? '') : areaName,
    type,
    tags: tags.join(', '),
    list1: list(lists?.first),
    list2: list(lists?.second),
    assertion: statements ? toSource(statements.assertion) : '',
    reason: statements ? toSource(statements.reason) : '',
    modelAnswer: key.kind === 'rubric' ? toSource(key.modelAnswer) : '',
    group: group?.title ?? '',
    passage: group ? toSource(group.stem.en) : '',
  };
  return (Object.keys(allColumnNames) as Column[]).map((column) => cells[column] ?? '');
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
      if (key.caseSensitive) return `${texts} (exact case)`;
      // An answer that ends like the note on letter case is not the note: nothing stands behind the last bar.
      return /\(\s*exact case\s*\)\s*$/i.test(texts) ? `${texts} |` : texts;
    }
    case 'matrix':
      return key.rows.map((columns, i) => `${i + 1}:${columns.join(',')}`).join('; ');
    case 'rubric':
      return '';
    case 'formula':
      return key.expression;
  }
}
