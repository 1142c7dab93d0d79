import katex from 'katex';
import 'katex/contrib/mhchem';
import { computed } from '../../../../kernel/cached.ts';
import { checkTex, texLimits } from '../../../../kernel/tex/check-tex.ts';
import { escaped } from './look/markup.ts';

/** The first letter of a text says how its formula stands: in display, tall, or in a line. */
const rendered = computed({
  size: { max: 40_000_000, of: (html: string) => html.length + 1 },
  make: (written) => render(written.slice(1), written.startsWith('d'), !written.startsWith('i')),
});

/**
 * A formula as HTML. The limits against bombs are those of everywhere; what cannot be read is printed as it was written.
 * `tall`: it stands by itself, so fractions have their full height.
 */
export function typeset(latex: string, display: boolean, tall = display): string {
  return rendered(`${display ? 'd' : tall ? 't' : 'i'}${latex}`);
}

function render(latex: string, display: boolean, tall: boolean): string {
  const unread = () => `<code class="unread">${escaped(latex)}</code>`;
  const check = checkTex(latex, display);
  if (!check.ok) return unread();
  try {
    const html = katex.renderToString(tall && !display ? `\\displaystyle ${check.tex}` : check.tex, {
      displayMode: display,
      output: 'html',
      trust: false,
      maxExpand: texLimits.expansions,
      maxSize: texLimits.size,
      strict: 'ignore',
      throwOnError: true,
    });
    // KaTeX hides its boxes from readers: what they say instead is the source.
    const role = `role="math" aria-label="${escaped(latex)}"`;
    return display
      ? `<div class="formula display" ${role}>${html}</div>`
      : `<span class="formula" ${role}>${html}</span>`;
  } catch {
    return unread();
  }
}
