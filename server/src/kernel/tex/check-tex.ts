import katex from 'katex';
import 'katex/contrib/mhchem';
import { type Computed, computed } from '../cached.ts';
import { modernTex } from './old-tex.ts';

/** Why a formula is refused. */
export type TexProblem =
  | 'MATH_EMPTY'
  | 'MATH_TOO_LONG'
  | 'MATH_TOO_LARGE'
  | 'MATH_UNBALANCED_BRACE'
  | 'MATH_UNKNOWN_COMMAND'
  | 'MATH_FORBIDDEN'
  | 'MATH_BROKEN';
export type TexCheck =
  | { readonly ok: true; readonly tex: string }
  | { readonly ok: false; readonly code: TexProblem; readonly found: string };

/** Limits that server and browser share when they typeset. */
export const texLimits = { characters: 4000, expansions: 1000, size: 20, depth: 60 } as const;

/** Own macros could blow a short formula up to megabytes, and no question needs them. */
const FORBIDDEN = /\\(?:[gex]?def|let|futurelet|(?:re)?newcommand|providecommand|global|long|csname)(?![a-zA-Z])/;
const REPORTED = 80;

/** KaTeX's own first half: everything that can be wrong in a formula is found there, at a fifth of the cost of typesetting it. */
const parse = (katex as unknown as { __parse(tex: string, options: object): unknown }).__parse;

/**
 * Tells whether a formula can be typeset, in our KaTeX with mhchem and nothing trusted. Old TeX that KaTeX does not know is
 * rewritten first; the formula to keep is in the answer. `display` formulas may use numbered environments.
 */
export function checkTex(tex: string, display = false): TexCheck {
  if (tex.length > texLimits.characters) return look(tex, display);
  return checksOf(display)(tex);
}
/** What is known of formulas, of those in a line of their own or of the others. */
export const checksOf = (display: boolean): Computed<TexCheck> => (display ? checkedDisplay : checkedInline);
const size = { max: 12_000_000, of: (_check: TexCheck, tex: string | number) => String(tex).length + 100 };
const checkedInline = computed({ size, make: (tex) => look(tex, false) });
const checkedDisplay = computed({ size, make: (tex) => look(tex, true) });

function look(tex: string, display: boolean): TexCheck {
  if (tex.trim() === '') return refused('MATH_EMPTY');
  if (tex.length > texLimits.characters) return refused('MATH_TOO_LONG', `${tex.length}`);
  const forbidden = FORBIDDEN.exec(tex);
  if (forbidden) return refused('MATH_FORBIDDEN', forbidden[0]);
  const depth = braceDepth(tex);
  if (depth === undefined) return refused('MATH_UNBALANCED_BRACE', tex);
  if (depth > texLimits.depth) return refused('MATH_TOO_LARGE', `${depth}`);
  const percentKept = tex.replaceAll(/(?<!\\)%/g, '\\%');
  const first = typeset(percentKept, display);
  if (first.ok || first.code === 'MATH_FORBIDDEN') return first;
  const modern = modernTex(percentKept);
  if (modern === percentKept) return first;
  const second = typeset(modern, display);
  return second.ok ? second : first;
}

function typeset(tex: string, display: boolean): TexCheck {
  let untrusted = '';
  const trust = ({ command }: { command: string }) => {
    untrusted = command;
    return false;
  };
  try {
    parse(tex, {
      displayMode: display,
      strict: 'ignore',
      trust,
      maxExpand: texLimits.expansions,
      maxSize: texLimits.size,
    });
  } catch (error) {
    return refusalOf(error);
  }
  return untrusted === '' ? { ok: true, tex } : refused('MATH_FORBIDDEN', untrusted);
}

/** KaTeX tells its errors apart by their sentence only; a sentence it does not know here is still a refusal. */
function refusalOf(error: unknown): TexCheck {
  if (!(error instanceof katex.ParseError)) return refused('MATH_TOO_LARGE');
  const sentence = (error as unknown as { rawMessage: string }).rawMessage;
  const unknown = /^(?:Undefined control sequence|No such environment): (.+)/.exec(sentence);
  if (unknown) return refused('MATH_UNKNOWN_COMMAND', unknown[1]);
  if (sentence.startsWith('Too many expansions')) return refused('MATH_TOO_LARGE');
  return refused('MATH_BROKEN', sentence);
}

/** Deepest nesting of braces; undefined when they do not pair. */
function braceDepth(tex: string): number | undefined {
  let depth = 0;
  let deepest = 0;
  for (let i = 0; i < tex.length; i++) {
    const sign = tex[i];
    if (sign === '\\') i++;
    else if (sign === '{') deepest = Math.max(deepest, ++depth);
    else if (sign === '}' && --depth < 0) return undefined;
  }
  return depth === 0 ? deepest : undefined;
}

const refused = (code: TexProblem, found = ''): TexCheck => ({ ok: false, code, found: found.slice(0, REPORTED) });
