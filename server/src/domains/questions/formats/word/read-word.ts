import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import type { PaperPattern, PaperSeen } from '@abhyas/contract/questions/paper-pattern';
import { type RichTextDoc, toSource } from '@abhyas/contract/rich-text';
import type { RowProblem } from '@abhyas/contract/questions/imports';
import {
  allColumnNames,
  type Column,
  type Columns,
  keptColumns,
  readHeader,
  richColumns,
} from '../../reading/columns.ts';
import type { RichCells } from '../../reading/read-row.ts';
import { isBlank } from '../../reading/comparable-form.ts';
import type { ReadCells, ReadItem } from '../exchange.ts';
import { FileProblem } from '../file-problem.ts';
import { docOf } from '../html/doc-of.ts';
import { parseHtml } from '../html/parse-html.ts';
import { Reading } from '../html/reading.ts';
import type { OpenZip } from '../open-zip.ts';
import { decodeText } from '../../../../kernel/text/decode-text.ts';
import { findAll } from '../../../../kernel/xml/read-xml.ts';
import { equationsToText } from './equations-to-text.ts';
import { autoPattern } from './paper/pattern-marks.ts';
import { readPaper } from './paper/read-paper.ts';
import { type Cell, cellsOf } from './table-cells.ts';
import { withNotes } from './with-notes.ts';

interface Word {
  readonly items: readonly (ReadCells | ReadItem)[];
  /** Of an ordinary paper. */
  readonly paper?: PaperSeen;
}

/**
 * Reads the tables of a .docx whose first row names the columns of spec §3, one question in each row below. A file without one is read as
 * an ordinary paper; while nothing of a pattern that somebody chose fits it, as its reader finds it.
 */
export async function readWord(zip: OpenZip, pattern: PaperPattern = autoPattern): Promise<Word> {
  const { value } = await mammoth.convertToHtml(
    { buffer: withTextEquations(zip) },
    { styleMap: ['u => u', 'strike => s'] },
  );
  const root = withNotes(parseHtml(value));
  const tables = findAll(root, 'table');
  let problem: RowProblem | undefined;
  const rows: ReadCells[] = [];
  for (const table of tables) {
    const [header, ...body] = cellsOf(table);
    const read = readHeader(
      (header ?? []).map(({ node }) => toSource(docOf(node?.children ?? [], new Reading())).trim()),
    );
    if ('problem' in read) problem ??= read.problem;
    else
      rows.push(
        ...body.map((cells) => rowOf(read.columns, cells)).filter(({ cells }) => cells.some((cell) => cell !== '')),
      );
  }
  if (rows.length > 0 || (tables.length > 0 && !problem)) return { items: rows };
  const paper = readPaper(root, pattern) ?? readPaper(root, autoPattern);
  if (paper) return { items: paper.items, paper: paper.seen };
  throw new FileProblem('WORD_NO_TABLE', problem ? { names: String(problem.values['names'] ?? '') } : {});
}

/** The same document with a text in the place of each equation. Nothing in it may define an entity. */
function withTextEquations(zip: OpenZip): Buffer {
  const parts: Record<string, Uint8Array> = {};
  for (const name of zip.names) {
    const content = zip.read(name);
    if (!content || name.endsWith('/')) continue;
    if (!/\.(?:xml|rels)$/i.test(name)) {
      parts[name] = content;
      continue;
    }
    const { text } = decodeText(content);
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new FileProblem('XML_DOCTYPE');
    parts[name] = /^word\/(?:document\d*|footnotes|endnotes)\.xml$/.test(name)
      ? Buffer.from(equationsToText(text))
      : Buffer.from(text);
  }
  return Buffer.from(zipSync(parts, { level: 0 }));
}

function rowOf(columns: Columns, cells: readonly Cell[]): ReadCells {
  const reading = new Reading();
  if (cells.some(({ merged }) => merged)) reading.lose('LAYOUT');
  const rich: Partial<Record<Column, RichTextDoc>> = {};
  const texts = (Object.keys(keptColumns) as Column[]).map((column) => {
    const at = columns[column];
    const cell = at === undefined ? undefined : cells[at]?.node;
    if (!cell) return '';
    const doc = docOf(cell.children, reading.at(allColumnNames[column]));
    if (richColumns.has(column) && !isBlank(doc)) rich[column] = doc;
    return toSource(doc).trim();
  });
  return {
    line: null,
    cells: texts,
    rich: rich satisfies RichCells,
    problems: reading.problems,
    losses: [...reading.losses],
    pictures: reading.pictures,
  };
}
