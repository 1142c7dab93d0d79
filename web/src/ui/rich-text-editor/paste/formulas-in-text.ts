import type { Inline } from '@abhyas/contract/rich-text';

type Piece = { readonly text: string } | { readonly latex: string; readonly block: boolean };

const FORMULA =
  /(?<!\\)\$\$([\s\S]+?)\$\$|(?<!\\)\$((?:\\.|[^$\\\n])+?)\$(?!\d)|\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]|\\begin\{(equation|displaymath|align|eqnarray|gather|multline)(\*?)\}([\s\S]+?)\\end\{\5\6\}/g;

/** Environments that stand by themselves in a LaTeX text, as what may stand inside a formula. */
function environment(name: string, body: string): string {
  const inside = body.replaceAll(/\\label\{[^}]*\}|\\(?:nonumber|notag)\b/g, '').trim();
  if (name === 'align') return `\\begin{aligned}${inside}\\end{aligned}`;
  if (name === 'eqnarray') return `\\begin{array}{rcl}${inside}\\end{array}`;
  return name === 'gather' || name === 'multline' ? `\\begin{gathered}${inside}\\end{gathered}` : inside;
}

/** Two prices in a sentence are no formula: what stands between single dollars must look like one. */
function isFormula(inside: string): boolean {
  if (/^\s*$/.test(inside)) return false;
  if (!/^\s|\s$/.test(inside)) return !/^\d[\d,.]*\s+[a-z]+\s/i.test(inside) || /[\\^_=]/.test(inside);
  return /[\\^_=]/.test(inside) || inside.trim().length <= 3;
}

/** Takes a pasted text apart into words and formulas: `$…$`, `$$…$$`, `\(…\)`, `\[…\]`; `\$` is a dollar sign. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let last = 0;
  const say = (part: string) => {
    if (part !== '') pieces.push({ text: part.replaceAll('\\$', '$') });
  };
  for (const match of text.matchAll(FORMULA)) {
    const [whole, display, dollars, round, square, name, , body = ''] = match;
    if (dollars !== undefined && !isFormula(dollars)) continue;
    say(text.slice(last, match.index));
    const latex = name ? environment(name, body) : (display ?? dollars ?? round ?? square ?? '').trim();
    pieces.push({ latex, block: display !== undefined || square !== undefined || name !== undefined });
    last = match.index + whole.length;
  }
  say(text.slice(last));
  return pieces;
}

/** A pasted plain text as paragraphs: each line one, formulas as formulas. */
export function readPlainText(text: string): { type: string; content?: Inline[]; attrs?: { latex: string } }[] {
  const blocks: { type: string; content?: Inline[]; attrs?: { latex: string } }[] = [];
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\$\$[\s\S]+?\$\$|\\\[[\s\S]+?\\\]|\\begin\{(\w+\*?)\}[\s\S]+?\\end\{\1\}/g, (display) =>
      display.replaceAll('\n', ' '),
    );
  for (const line of lines.split('\n').filter((one) => one.trim() !== '')) {
    let inline: Inline[] = [];
    const close = () => {
      if (inline.length > 0) blocks.push({ type: 'paragraph', content: inline });
      inline = [];
    };
    for (const piece of piecesOf(line)) {
      if ('text' in piece) inline.push({ type: 'text', text: piece.text });
      else if (piece.block) {
        close();
        blocks.push({ type: 'blockMath', attrs: { latex: piece.latex } });
      } else inline.push({ type: 'inlineMath', attrs: { latex: piece.latex } });
    }
    close();
  }
  return blocks;
}
