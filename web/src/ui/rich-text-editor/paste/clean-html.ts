import { piecesOf } from './formulas-in-text.ts';
import { tidyTables } from './tidy-tables.ts';
import { readWordLists } from './word-lists.ts';

/** What a paste could not bring along. */
export interface Lost {
  /** Pictures that are only named by an address: nobody here may fetch them. */
  readonly pictures: number;
  /** Equations without their TeX. */
  readonly equations: number;
}
interface CleanPaste {
  readonly html: string;
  /** Pictures whose bytes came with the paste, as data addresses. */
  readonly pictures: readonly string[];
  readonly lost: Lost;
}

/**
 * Makes of what Word, Google Docs or a page put on the clipboard only what the editor knows: words and marks by their looks, lists, plain
 * tables, formulas. Styles, links, scripts, frames and headings leave nothing but their words.
 */
export function cleanHtml(source: string): CleanPaste {
  const page = new DOMParser().parseFromString(source, 'text/html');
  const { body } = page;
  for (const gone of body.querySelectorAll(
    'script, style, template, iframe, object, embed, svg, noscript, head, title',
  ))
    gone.remove();
  const equations = readEquations(body);
  const { found, lost } = takePictures(body);
  readWordLists(body);
  tidyTables(body);
  readLooks(body);
  readFormulas(body);
  return { html: body.innerHTML, pictures: found, lost: { pictures: lost, equations } };
}

/** Equations of MathML, KaTeX and MathJax carry their TeX in an annotation. Returns how many did not. */
function readEquations(body: HTMLElement): number {
  let unread = 0;
  for (const equation of body.querySelectorAll('.katex, mjx-container, math')) {
    if (!equation.isConnected) continue;
    const latex = equation.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim();
    if (latex) equation.replaceWith(formula(body, latex, isDisplay(equation)));
    else if (equation.localName === 'math') {
      unread++;
      equation.replaceWith(equation.textContent ?? '');
    }
  }
  return unread;
}

const isDisplay = (equation: Element) =>
  equation.closest('.katex-display') !== null ||
  equation.getAttribute('display') === 'block' ||
  equation.getAttribute('display') === 'true';

function formula(body: HTMLElement, latex: string, block: boolean): HTMLElement {
  const element = body.ownerDocument.createElement(block ? 'div' : 'span');
  element.setAttribute('data-math', block ? 'block' : 'inline');
  element.setAttribute('data-latex', latex);
  return element;
}

function takePictures(body: HTMLElement): { readonly found: string[]; readonly lost: number } {
  const found: string[] = [];
  let lost = 0;
  for (const picture of body.querySelectorAll('img')) {
    if (picture.hasAttribute('data-media-id')) continue;
    const src = picture.getAttribute('src') ?? '';
    if (/^data:image\/(?:png|jpe?g|webp|avif|svg\+xml)[;,]/i.test(src)) found.push(src);
    else lost++;
    picture.remove();
  }
  return { found, lost };
}

/** Marks that a page writes as styles, and elements whose looks mean nothing (Google wraps everything in a bold that is not bold). */
function readLooks(body: HTMLElement) {
  for (const element of body.querySelectorAll<HTMLElement>('b, strong')) {
    if (/^(?:normal|[1-4]00)$/.test(element.style.fontWeight)) unwrap(element);
  }
  for (const element of body.querySelectorAll<HTMLElement>('span, font, a')) {
    if (element.hasAttribute('data-math')) continue;
    const { fontWeight, fontStyle, verticalAlign, textDecoration, textDecorationLine } = element.style;
    const underlined = /underline/.test(`${textDecoration} ${textDecorationLine}`) && element.closest('a') === null;
    const tags = [
      ...(/^(?:bold|bolder|[6-9]00)$/.test(fontWeight) ? ['strong'] : []),
      ...(fontStyle === 'italic' ? ['em'] : []),
      ...(underlined ? ['u'] : []),
      ...(verticalAlign === 'super' ? ['sup'] : verticalAlign === 'sub' ? ['sub'] : []),
    ];
    for (const tag of tags) {
      const mark = body.ownerDocument.createElement(tag);
      mark.append(...element.childNodes);
      element.append(mark);
    }
    unwrap(element);
  }
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    element.removeAttribute('style');
    element.removeAttribute('class');
  }
}

function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

function readFormulas(body: HTMLElement) {
  body.normalize();
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (/\$|\\[([]/.test(text.data) && text.parentElement?.closest('code, [data-math]') === null) texts.push(text);
  }
  for (const text of texts) {
    const pieces = piecesOf(text.data);
    text.replaceWith(
      ...pieces.map((piece) => ('text' in piece ? piece.text : formula(body, piece.latex, piece.block))),
    );
  }
}
