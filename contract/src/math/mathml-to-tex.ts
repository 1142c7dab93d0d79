import { childOf, childrenOf, localName, textOf, type XmlNode } from './xml-tree.ts';
import { accents, base, braced, functionToTex, isFunctionName, signsToTex } from './tex-signs.ts';

export type TexResult =
  | { readonly tex: string; readonly problem?: undefined }
  | { readonly tex?: undefined; readonly problem: string };

/** What in an equation cannot be written as TeX. */
export class UnreadableEquation extends Error {}

/**
 * Presentation MathML (or its TeX annotation, where there is one) as TeX. `problem` names the element or the sign that we do not know:
 * nothing of an equation is ever left out.
 */
export function mathmlToTex(math: XmlNode): TexResult {
  const annotation = childrenOf(childOf(math, 'semantics') ?? math).find(
    (node) => localName(node) === 'annotation' && /tex/i.test(node.attributes['encoding'] ?? ''),
  );
  if (annotation) return { tex: textOf(annotation).trim() };
  try {
    return { tex: row(childrenOf(math)).trim() };
  } catch (error) {
    if (error instanceof UnreadableEquation) return { problem: error.message };
    throw error;
  }
}

/** Parts beside each other; a command never runs into the letter behind it. */
export function joinTex(parts: readonly string[]): string {
  return parts.reduce(
    (all, part) => (/\\[a-zA-Z]+$/.test(all) && /^[a-zA-Z]/.test(part) ? `${all} ${part}` : all + part),
    '',
  );
}

/** Signs as TeX, or the equation cannot be read. */
export function signsOrFail(text: string): string {
  const read = signsToTex(text);
  if ('problem' in read) throw new UnreadableEquation(read.problem);
  return read.tex;
}

const row = (nodes: readonly XmlNode[]) => joinTex(nodes.map(write));
const inner = (node: XmlNode) => row(childrenOf(node));

/** The children of an element that must have so many. */
function exactly(node: XmlNode, count: number): string[] {
  const children = childrenOf(node);
  if (children.length !== count) throw new UnreadableEquation(localName(node));
  return children.map(write);
}

const elements: Readonly<Record<string, (node: XmlNode) => string>> = {
  math: inner,
  mrow: inner,
  mstyle: inner,
  mpadded: inner,
  merror: inner,
  semantics: (node) => {
    const first = childrenOf(node)[0];
    return first ? write(first) : '';
  },
  annotation: () => '',
  'annotation-xml': () => '',
  mi: (node) => {
    const text = textOf(node).trim();
    if (text.length > 1 && /^[A-Za-z]+$/.test(text))
      return isFunctionName(text) ? functionToTex(text)! : `\\mathrm{${text}}`;
    const tex = signsOrFail(text);
    return node.attributes['mathvariant'] === 'normal' && /^[A-Za-z]$/.test(tex) ? `\\mathrm{${tex}}` : tex;
  },
  mn: (node) => signsOrFail(textOf(node).trim()),
  mo: (node) => signsOrFail(textOf(node).trim()),
  ms: (node) => textGroup(textOf(node)),
  mtext: (node) => textGroup(textOf(node)),
  mspace: () => '\\ ',
  mphantom: (node) => `\\phantom{${inner(node)}}`,
  mfrac: (node) => {
    const [top = '', bottom = ''] = exactly(node, 2);
    return /^0(?:\w*)$/.test(node.attributes['linethickness'] ?? '')
      ? `{${top}\\atop ${bottom}}`
      : `\\frac{${top}}{${bottom}}`;
  },
  msqrt: (node) => `\\sqrt{${inner(node)}}`,
  mroot: (node) => {
    const [of = '', degree = ''] = exactly(node, 2);
    return `\\sqrt[${degree}]{${of}}`;
  },
  msup: (node) => {
    const [of = '', high = ''] = exactly(node, 2);
    return /^'+$/.test(high) ? base(of) + high : `${base(of)}^${braced(high)}`;
  },
  msub: (node) => {
    const [of = '', low = ''] = exactly(node, 2);
    return `${base(of)}_${braced(low)}`;
  },
  msubsup: (node) => {
    const [of = '', low = '', high = ''] = exactly(node, 3);
    return `${base(of)}_${braced(low)}^${braced(high)}`;
  },
  munder: (node) => {
    const [of = '', low = ''] = exactly(node, 2);
    const accent = accents[textOf(childrenOf(node)[1]).trim()];
    return accent?.startsWith('\\under') ? `${accent}{${of}}` : stacked(of, low, undefined);
  },
  mover: (node) => {
    const [of = '', high = ''] = exactly(node, 2);
    const accent = accents[textOf(childrenOf(node)[1]).trim()];
    return accent ? `${accent}{${of}}` : stacked(of, undefined, high);
  },
  munderover: (node) => {
    const [of = '', low = '', high = ''] = exactly(node, 3);
    return stacked(of, low, high);
  },
  mfenced: (node) => {
    const { open = '(', close = ')', separators = ',' } = node.attributes;
    const parts = childrenOf(node).map(write);
    return `\\left${fence(open)}${parts.join(separators.trim()[0] ?? '')}\\right${fence(close)}`;
  },
  mtable: (node) => `\\begin{matrix}${childrenOf(node).map(write).join('\\\\ ')}\\end{matrix}`,
  mtr: (node) => childrenOf(node).map(write).join('&'),
  mtd: inner,
  menclose: (node) => {
    if (/radical/.test(node.attributes['notation'] ?? '')) return `\\sqrt{${inner(node)}}`;
    if (/box/.test(node.attributes['notation'] ?? '')) return `\\boxed{${inner(node)}}`;
    throw new UnreadableEquation('menclose');
  },
};

function write(node: XmlNode): string {
  const element = elements[localName(node)];
  if (!element) throw new UnreadableEquation(localName(node));
  return element(node);
}

const BIG = /^\\(?:sum|prod|coprod|int|iint|iiint|oint|bigcup|bigcap|lim|max|min|sup|inf|limsup|liminf|det|gcd|Pr)$/;

/** Something below and above: as limits where TeX sets them so, else stacked. */
export function stacked(of: string, low: string | undefined, high: string | undefined): string {
  if (BIG.test(of.trim()))
    return `${of.trim()}${low === undefined ? '' : `_{${low}}`}${high === undefined ? '' : `^{${high}}`}`;
  const under = low === undefined ? of : `\\underset{${low}}{${of}}`;
  return high === undefined ? under : `\\overset{${high}}{${under}}`;
}

/** A bracket behind \left or \right; none is a dot. */
export const fence = (sign: string): string => {
  const text = sign.trim();
  if (text === '') return '.';
  return signsOrFail(text).trim() + (/[a-zA-Z]$/.test(signsOrFail(text)) ? ' ' : '');
};

/** Words inside a formula. */
export function textGroup(text: string): string {
  if (text === '') return '';
  return `\\text{${text.replaceAll(/[\\{}$%#&_^~]/g, (sign) => (sign === '\\' ? '\\backslash{}' : sign === '^' || sign === '~' ? `\\${sign}{}` : `\\${sign}`))}}`;
}
