import { longestFormula, typesetOptions } from '@abhyas/contract/math/typesetting';
import katex from 'katex';

const KEPT = 500;
const kept = new Map<string, string | undefined>();

/** The html of a formula by its `typesetKey`, or undefined where it cannot be read. The last ones are kept: a palette jump shows them again. */
export function typeset(key: string): string | undefined {
  if (kept.has(key)) return kept.get(key);
  const html = render(key);
  const [oldest] = kept.keys();
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, html);
  return html;
}

function render(key: string): string | undefined {
  const tex = key.slice(1);
  if (tex.length > longestFormula) return undefined;
  try {
    return katex.renderToString(tex, typesetOptions(key.startsWith('b')));
  } catch {
    return undefined;
  }
}
