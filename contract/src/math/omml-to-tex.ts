import { childOf, childrenNamed, childrenOf, localName, textOf, type XmlNode } from './xml-tree.ts';
import {
  fence,
  joinTex,
  signsOrFail,
  stacked,
  type TexResult,
  textGroup,
  UnreadableEquation,
} from './mathml-to-tex.ts';
import { accents, base, braced, functionToTex, isFunctionName } from './tex-signs.ts';

/**
 * An equation of Word (`m:oMath`, ECMA-376 part 1, 22.1) as TeX. `problem` names what we do not know: such an equation is an error of its
 * row, never dropped.
 */
export function ommlToTex(math: XmlNode): TexResult {
  try {
    return { tex: row(math).trim() };
  } catch (error) {
    if (error instanceof UnreadableEquation) return { problem: error.message };
    throw error;
  }
}

const row = (node: XmlNode | undefined): string => (node ? joinTex(childrenOf(node).map(write)) : '');
const part = (node: XmlNode, name: string) => row(childOf(node, name));
/** A setting of an element such as `m:chr`: undefined where it is not given, empty where it is given as nothing. */
function setting(node: XmlNode, properties: string, name: string): string | undefined {
  const found = childOf(childOf(node, properties), name);
  if (!found) return undefined;
  const [, value] = Object.entries(found.attributes).find(([key]) => key === 'val' || key.endsWith(':val')) ?? [];
  return value ?? '';
}
const isOn = (value: string | undefined) => value !== undefined && !/^(?:0|off|false)$/.test(value);

/** Settings, bookmarks and marks of a spell checker: nothing of them is seen. */
const UNSEEN =
  /(?:Pr|^bookmarkStart|^bookmarkEnd|^proofErr|^lastRenderedPageBreak|^commentRangeStart|^commentRangeEnd|^del)$/;

const elements: Readonly<Record<string, (node: XmlNode) => string>> = {
  oMath: row,
  oMathPara: row,
  e: row,
  ins: row,
  smartTag: row,
  sdt: (node) => part(node, 'sdtContent'),
  hyperlink: row,
  r: run,
  f: (node) => {
    const [top, bottom] = [part(node, 'num'), part(node, 'den')];
    const type = setting(node, 'fPr', 'type');
    if (type === 'noBar') return `{${top}\\atop ${bottom}}`;
    return type === 'lin' ? `${base(top)}/${base(bottom)}` : `\\frac{${top}}{${bottom}}`;
  },
  rad: (node) => {
    const degree = isOn(setting(node, 'radPr', 'degHide') === '' ? '1' : setting(node, 'radPr', 'degHide'))
      ? ''
      : part(node, 'deg').trim();
    return degree === '' ? `\\sqrt{${part(node, 'e')}}` : `\\sqrt[${degree}]{${part(node, 'e')}}`;
  },
  sSup: (node) => {
    const high = part(node, 'sup');
    return /^'+$/.test(high.trim()) ? base(part(node, 'e')) + high.trim() : `${base(part(node, 'e'))}^${braced(high)}`;
  },
  sSub: (node) => `${base(part(node, 'e'))}_${braced(part(node, 'sub'))}`,
  sSubSup: (node) => `${base(part(node, 'e'))}_${braced(part(node, 'sub'))}^${braced(part(node, 'sup'))}`,
  sPre: (node) => `{}_${braced(part(node, 'sub'))}^${braced(part(node, 'sup'))}${base(part(node, 'e'))}`,
  nary: (node) => {
    const sign = signsOrFail(setting(node, 'naryPr', 'chr') || '∫');
    const hidden = (name: string) => isOn(setting(node, 'naryPr', name) === '' ? '1' : setting(node, 'naryPr', name));
    const low = hidden('subHide') ? '' : part(node, 'sub').trim();
    const high = hidden('supHide') ? '' : part(node, 'sup').trim();
    return `${sign}${low === '' ? '' : `_{${low}}`}${high === '' ? '' : `^{${high}}`} ${part(node, 'e')}`;
  },
  d: delimiters,
  m: (node) => `\\begin{matrix}${childrenNamed(node, 'mr').map(cells).join('\\\\ ')}\\end{matrix}`,
  eqArr: (node) =>
    `\\begin{aligned}${childrenNamed(node, 'e')
      .map((line) => row(line).replaceAll('\\&', '&'))
      .join('\\\\ ')}\\end{aligned}`,
  acc: (node) => {
    const sign = setting(node, 'accPr', 'chr') ?? '\u0302';
    const accent = accents[sign];
    if (!accent) throw new UnreadableEquation(sign);
    return `${accent}{${part(node, 'e')}}`;
  },
  bar: (node) => `${setting(node, 'barPr', 'pos') === 'top' ? '\\overline' : '\\underline'}{${part(node, 'e')}}`,
  groupChr: (node) => {
    const sign = setting(node, 'groupChrPr', 'chr') ?? '⏟';
    const accent = accents[sign];
    if (accent?.includes('brace')) return `${accent}{${part(node, 'e')}}`;
    const above = setting(node, 'groupChrPr', 'pos') === 'top';
    return stacked(part(node, 'e'), above ? undefined : signsOrFail(sign), above ? signsOrFail(sign) : undefined);
  },
  limLow: (node) => stacked(part(node, 'e'), part(node, 'lim'), undefined),
  limUpp: (node) => stacked(part(node, 'e'), undefined, part(node, 'lim')),
  func: (node) =>
    `${part(node, 'fName').trim()}${base(part(node, 'e')).startsWith('\\left') ? '' : ' '}${part(node, 'e')}`,
  fName: row,
  box: (node) => part(node, 'e'),
  borderBox: (node) => `\\boxed{${part(node, 'e')}}`,
  phant: (node) => {
    const shown = setting(node, 'phantPr', 'show');
    return shown !== undefined && !isOn(shown) ? `\\phantom{${part(node, 'e')}}` : part(node, 'e');
  },
};

function write(node: XmlNode): string {
  const name = localName(node);
  if (UNSEEN.test(name)) return '';
  const element = elements[name];
  if (!element) throw new UnreadableEquation(name);
  return element(node);
}

const cells = (line: XmlNode) => childrenNamed(line, 'e').map(row).join('&');

/** Text of one run: upright letters are a name or words, the others are variables. */
function run(node: XmlNode): string {
  for (const child of childrenOf(node)) {
    const name = localName(child);
    if (!/^(?:t|rPr|tab|br|lastRenderedPageBreak)$/.test(name)) throw new UnreadableEquation(name);
  }
  const text = childrenNamed(node, 't').map(textOf).join('');
  const properties = childrenNamed(node, 'rPr').flatMap(childrenOf);
  const isNormal = properties.some((one) => localName(one) === 'nor');
  const style = properties.find((one) => localName(one) === 'sty');
  const upright = style && Object.values(style.attributes).includes('p');
  if (isNormal) return /^[\s\d.,+\-=()]*$/.test(text) ? signsOrFail(text) : textGroup(text);
  if (isFunctionName(text)) return functionToTex(text)!;
  if (upright && /^\s*[A-Za-z]{2,}\s*$/.test(text)) return `\\mathrm{${text.trim()}}`;
  return signsOrFail(text);
}

function delimiters(node: XmlNode): string {
  const open = setting(node, 'dPr', 'begChr') ?? '(';
  const close = setting(node, 'dPr', 'endChr') ?? ')';
  const between = setting(node, 'dPr', 'sepChr') ?? '|';
  const parts = childrenNamed(node, 'e').map(row);
  const only = parts.length === 1 ? /^\\begin\{matrix\}([\s\S]*)\\end\{matrix\}$/.exec(parts[0]!.trim()) : null;
  const kind = only && !only[1]!.includes('\\begin') ? matrixKind[open + close] : undefined;
  if (kind) return `\\begin{${kind}}${only![1]}\\end{${kind}}`;
  const lines =
    parts.length === 1 && open === '{' && close === ''
      ? /^\\begin\{aligned\}([\s\S]*)\\end\{aligned\}$/.exec(parts[0]!.trim())
      : null;
  if (lines) return `\\begin{cases}${lines[1]}\\end{cases}`;
  const separator = parts.length > 1 ? `\\middle${fence(between)}` : '';
  return `\\left${fence(open)}${parts.join(separator)}\\right${fence(close)}`;
}

const matrixKind: Readonly<Record<string, string>> = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '||': 'vmatrix',
  '‖‖': 'Vmatrix',
  '{}': 'Bmatrix',
};
