import katex from 'katex';

/** Longer ones are refused unread (the contract allows 4,000 characters); size and expansion are bounded against TeX bombs. */
const LONGEST = 4000;
const KEPT = 500;
const kept = new Map<string, string | undefined>();

/** The html of a formula, or undefined where it cannot be read. The last ones are kept: a palette jump shows them again. */
export function typeset(latex: string, block: boolean): string | undefined {
  const key = `${block ? 'b' : 'i'}${latex}`;
  if (kept.has(key)) return kept.get(key);
  const html = render(latex, block);
  const [oldest] = kept.keys();
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, html);
  return html;
}

function render(latex: string, block: boolean): string | undefined {
  if (latex.length > LONGEST) return undefined;
  try {
    return katex.renderToString(latex, {
      displayMode: block,
      output: 'htmlAndMathml',
      trust: false,
      maxExpand: 1000,
      maxSize: 20,
      strict: 'ignore',
      throwOnError: true,
    });
  } catch {
    return undefined;
  }
}
