import { imagesOf, type RichTextDoc } from '@abhyas/contract/rich-text';
import { type Column, keptColumns, optionColumns } from '../reading/columns.ts';
import { readDifficultyWord } from '../reading/read-row.ts';
import { readSource } from '../reading/read-source.ts';
import { readTyped } from '../reading/answers/read-typed.ts';
import { blankDoc } from '../reading/comparable-form.ts';
import type { Parts, WholeParts } from './exchange.ts';
import { writeRow } from './sheet/write-row.ts';

/** What a question says in the columns of a spreadsheet, for the report. */
export function cellsOf(parts: Parts): string[] {
  const cells = writeRow({
    ...parts,
    difficulty: parts.difficulty ?? 1,
    key: parts.key ?? { kind: 'text', accepted: [], caseSensitive: false },
  } satisfies WholeParts);
  if (parts.difficulty === null) cells[keptColumns.difficulty] = '';
  return cells;
}

/** What a column of the question says, where it is a text. */
export function docOfColumn({ content: { en }, key }: Parts, column: Column): RichTextDoc | undefined {
  if (column === 'question') return en.stem;
  if (column === 'explanation') return en.explanation;
  if (column === 'assertion' || column === 'reason') return en.statements?.[column];
  if (column === 'modelAnswer') return key?.kind === 'rubric' ? key.modelAnswer : undefined;
  const option = optionColumns.findIndex((one) => one === column);
  return option < 0 ? undefined : en.options[option];
}

/** What somebody wrote in the place of a document. Its pictures stay below: a cell cannot say them. */
export function rewritten(text: string, old: RichTextDoc | undefined): RichTextDoc {
  const { doc } = readSource('', text.trim());
  const pictures = old ? imagesOf(old) : [];
  return pictures.length === 0 ? doc : { ...doc, content: [...doc.content, ...pictures] };
}

/**
 * Puts what somebody wrote into cells in the place of what the file says; other columns keep their marks and pictures. A response that
 * cannot be read leaves the question without one.
 */
export function fixParts(parts: Parts, changes: Readonly<Partial<Record<Column, string>>>): Parts {
  const { en } = parts.content;
  const doc = (column: Column, old: RichTextDoc) => {
    const text = changes[column];
    return text === undefined ? old : rewritten(text, old);
  };
  const options = optionColumns.map((column, i) => ({ changed: changes[column], old: en.options[i] }));
  const kept = options.flatMap(({ changed, old }) =>
    changed === undefined ? (old ?? []) : changed.trim() === '' ? [] : rewritten(changed, old),
  );
  const content = {
    ...en,
    stem: doc('question', en.stem),
    options: kept,
    explanation: doc('explanation', en.explanation),
    ...(en.statements && {
      statements: { assertion: doc('assertion', en.statements.assertion), reason: doc('reason', en.statements.reason) },
    }),
  };
  const key =
    parts.key?.kind === 'rubric' ? { ...parts.key, modelAnswer: doc('modelAnswer', parts.key.modelAnswer) } : parts.key;
  const answer =
    changes.correct === undefined
      ? undefined
      : readTyped(parts.type, { column: '', text: changes.correct.trim(), problem: undefined }, kept.length, {
          content,
          modelAnswer: blankDoc,
        });
  return {
    ...parts,
    content: { ...parts.content, en: content },
    key: answer === undefined ? key : 'problem' in answer ? null : answer.key,
    difficulty: changes.difficulty === undefined ? parts.difficulty : (readDifficultyWord(changes.difficulty) ?? null),
    areaName: changes.area?.trim() ?? parts.areaName,
    pastExams:
      changes.pastExams === undefined
        ? parts.pastExams
        : changes.pastExams
            .split(/[,;]/)
            .map((one) => one.trim())
            .filter(Boolean),
    tags:
      changes.tags === undefined
        ? parts.tags
        : changes.tags
            .split(/[,;]/)
            .map((one) => one.trim())
            .filter(Boolean),
  };
}
