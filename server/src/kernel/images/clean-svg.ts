import { ImageError, refuseSvg } from './image-error.ts';
import { silentElements, svgAttributes, svgElements, svgLimits, svgProperties } from './svg-rules.ts';
import { parseSvg, type SvgElement, type SvgNode, writeSvg } from './svg-tree.ts';

export interface CleanSvg {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Of the drawing as a whole; empty where it has none. */
  readonly title: string;
  readonly description: string;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';
const INNER_LINK = /^#[\w.:-]+$/;
const INNER_PAINT = /^url\(\s*(["']?)#[\w.:-]+\1\s*\)(?:\s+(?:[\w#-]+|rgba?\([\d\s.,%]+\)))?$/;
const CALLS_OUT =
  /\b(?:url|src|image|image-set|cross-fade|element|expression|attr|var|env)\s*\(|@import|\\|javascript:/i;

/**
 * Reads a drawing and writes it anew from what the lists allow. Throws ImageError: IMAGE_TYPE (no SVG), IMAGE_BROKEN (no well-formed
 * XML, no size), SVG_REFUSED with `what`: elements that are not allowed, event handlers, references to anything outside.
 */
export function cleanSvg(text: string): CleanSvg {
  const root = parseSvg(text.replace(/^\uFEFF/, ''));
  const namespace = root.attributes.get('xmlns');
  if (root.name !== 'svg' || (namespace !== undefined && namespace !== NAMESPACE)) throw new ImageError('IMAGE_TYPE');
  const cleaned = cleanElement(root, { elements: 0 });
  checkDrawn(cleaned);
  const { width, height, viewBox } = measure(cleaned);
  const attributes = new Map([
    ['xmlns', NAMESPACE],
    ...cleaned.attributes,
    ['viewBox', viewBox],
    ['width', `${width}`],
    ['height', `${height}`],
  ]);
  const [title = '', description = ''] = ['title', 'desc'].map((name) =>
    textOf(cleaned.children.find((child) => nameOf(child) === name)),
  );
  return { svg: writeSvg({ ...cleaned, attributes }), width, height, title, description };
}

const nameOf = (node: SvgNode) => (typeof node === 'string' ? '' : node.name);
const textOf = (node: SvgNode | undefined): string =>
  node === undefined
    ? ''
    : typeof node === 'string'
      ? node
      : node.children.map(textOf).join('').replaceAll(/\s+/g, ' ').trim();

function cleanElement(element: SvgElement, seen: { elements: number }): SvgElement {
  if (!svgElements.has(element.name)) refuseSvg(`<${element.name}>`);
  if (++seen.elements > svgLimits.elements) refuseSvg(`> ${svgLimits.elements} elements`);
  const kept = element.children.filter(
    (child) => typeof child === 'string' || (!silentElements.has(child.name) && !child.name.includes(':')),
  );
  return {
    name: element.name,
    attributes: cleanAttributes(element.attributes),
    children: kept.map((child) => (typeof child === 'string' ? child : cleanElement(child, seen))),
  };
}

function cleanAttributes(attributes: ReadonlyMap<string, string>): Map<string, string> {
  const kept = new Map<string, string>();
  for (const [name, value] of attributes) {
    const local = name.slice(name.indexOf(':') + 1).toLowerCase();
    if (local.startsWith('on') || name === 'xml:base') refuseSvg(`${name}="${value}"`);
    if (local === 'href' || local === 'src') {
      if (!INNER_LINK.test(value.trim())) refuseSvg(`${name}="${value}"`);
      kept.set('href', value.trim());
    } else if (name === 'style') continue;
    else if (svgProperties.has(name) || svgAttributes.has(name)) kept.set(name, inner(name, value));
  }
  for (const [name, value] of declarations(attributes.get('style') ?? '')) {
    const checked = inner(name, value);
    if (svgProperties.has(name)) kept.set(name, checked);
  }
  return kept;
}

/** A value that stays within the drawing: `url(#gradient)` is the only call. Labels are read out, never run. */
function inner(name: string, value: string): string {
  if (!name.startsWith('aria-') && CALLS_OUT.test(value) && !INNER_PAINT.test(value.trim()))
    refuseSvg(`${name}="${value}"`);
  return value;
}

function declarations(style: string): [string, string][] {
  return style
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split(';')
    .map((declaration): [string, string] => {
      const colon = declaration.indexOf(':');
      return [
        declaration.slice(0, Math.max(0, colon)).trim().toLowerCase(),
        declaration
          .slice(colon + 1)
          .replace(/!\s*important/i, '')
          .trim(),
      ];
    })
    .filter(([name, value]) => name !== '' && value !== '');
}

/** A few `use` elements that show each other could draw billions: what is drawn in the end is counted, and circles are refused. */
function checkDrawn(root: SvgElement): void {
  const byId = new Map<string, SvgElement>();
  const collect = (node: SvgNode): void => {
    if (typeof node === 'string') return;
    const id = node.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
    node.children.forEach(collect);
  };
  collect(root);
  const counts = new Map<SvgElement, number>();
  const drawn = (element: SvgElement, open: ReadonlySet<SvgElement>): number => {
    if (open.has(element)) refuseSvg('<use> of itself');
    const known = counts.get(element);
    if (known !== undefined) return known;
    const within = new Set(open).add(element);
    const target = element.name === 'use' ? byId.get((element.attributes.get('href') ?? '').slice(1)) : undefined;
    const parts = [...element.children, ...(target ? [target] : [])].filter((child) => typeof child !== 'string');
    const count = parts.reduce((sum, part) => sum + drawn(part, within), 1);
    if (count > svgLimits.drawn) refuseSvg(`> ${svgLimits.drawn} <use>`);
    counts.set(element, count);
    return count;
  };
  drawn(root, new Set());
}

const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

/** Size in CSS pixels, from width and height or from the view box, which is made where it lacks. */
function measure({ attributes }: SvgElement): { width: number; height: number; viewBox: string } {
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = box.length === 4 ? box : [];
  const [givenWidth, givenHeight] = ['width', 'height'].map((name) => pixels(attributes.get(name)));
  const hasBox = boxWidth > 0 && boxHeight > 0;
  const width = givenWidth ?? (givenHeight && hasBox ? (givenHeight * boxWidth) / boxHeight : boxWidth);
  const height = givenHeight ?? (givenWidth && hasBox ? (givenWidth * boxHeight) / boxWidth : boxHeight);
  if (!(width > 0 && height > 0 && width <= svgLimits.side && height <= svgLimits.side))
    throw new ImageError('IMAGE_BROKEN');
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    viewBox: hasBox ? box.join(' ') : `0 0 ${width} ${height}`,
  };
}

function pixels(length: string | undefined): number | undefined {
  const [, number, unit = ''] = /^\s*([\d.]+)(px|pt|pc|mm|cm|in)?\s*$/.exec(length ?? '') ?? [];
  const value = Number(number) * (units[unit] ?? Number.NaN);
  return value > 0 ? value : undefined;
}
