import { importLimits, type RowProblem } from '@abhyas/contract/questions/imports';
import { unguardCell } from '../../../kernel/sheets/formula-guard.ts';
import { rowProblem } from './row-problems.ts';

/** `=SUM(`, `=-cmd|' /C calc'!A0`: what runs in a spreadsheet. `= 5`, `-92` and `-x^2` do not. */
const CALL = /^[=@][\s+\-@(]*[A-Za-z_][\w.]*\s*\(/;
const LINK_TO_PROGRAM = /^[=+\-@].*[\w)]\s*\|\s*'?[^|]*'?!/;
const ACTIVE_MARKUP = /<\/?(?:script|iframe|object|embed|style|svg|applet|meta|link)\b|<[a-z][^<>]*\son[a-z]{3,}\s*=/i;

export interface Cell {
  readonly column: string;
  /** Trimmed, line breaks as `\n`, an export's guard taken off. */
  readonly text: string;
  readonly problem: RowProblem | undefined;
}

/** Reads one cell and refuses what no column may hold: too long, not text, meant to run somewhere. */
export function readCell(column: string, raw: string): Cell {
  if (raw === '') return { column, text: '', problem: undefined };
  if (raw.length > importLimits.maxCell)
    return { column, text: raw, problem: rowProblem(column, 'CELL_TOO_LONG', { allowed: importLimits.maxCell }) };
  const trimmed = (raw.includes('\r') ? raw.replaceAll(/\r\n?/g, '\n') : raw).trim();
  if (trimmed.includes('\uFFFD') || trimmed.includes('\0') || !trimmed.isWellFormed()) {
    return { column, text: trimmed, problem: rowProblem(column, 'ENCODING_INVALID') };
  }
  const text = unguardCell(trimmed).trim();
  if (text === trimmed && (CALL.test(text) || LINK_TO_PROGRAM.test(text))) {
    return {
      column,
      text,
      problem: rowProblem(column, text.startsWith('@') ? 'FORMULA_INJECTION_AT' : 'FORMULA_INJECTION', { found: text }),
    };
  }
  const markup = text.includes('<') ? ACTIVE_MARKUP.exec(text) : null;
  return { column, text, problem: markup ? rowProblem(column, 'HTML_SCRIPT', { found: markup[0] }) : undefined };
}
