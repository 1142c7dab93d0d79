import { formulaElement, readEquations } from './equations.ts';
import { piecesOf } from './formulas-in-text.ts';
import { tidyTables } from './tidy-tables.ts';
import { readWordLists } from './word-lists.ts';

/** What a paste could not bring along. */
export interface Lost {
  /** Pictures that are only named by an address: nobody here may fetch them. */
  readonly pictures: number;
  /** Equations that nobody here can read. */
  readonly equations: number;
}
interface CleanPaste {
  readonly html: string;
  /** Pictures whose bytes came with the paste, as data addresses. */
  readonly pictures: readonly string[];
  /** How many of the lost pictures lie on the disk of whoever copied them: their bytes may come beside the page. */
  readonly onDisk: number;
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
  const { found, lost, onDisk } = takePictures(body);
  readWordLists(body);
  tidyTables(body);
  readLooks(body);
  readFormulas(body);
  return { html: body.innerHTML, pictures: found, onDisk, lost: { pictures: lost, equations } };
}

function takePictures(body: HTMLElement) {
  const found: string[] = [];
  let [lost, onDisk] = [0, 0];
  for (const picture of body.querySelectorAll('img')) {
    if (picture.hasAttribute('data-media-id')) continue;
    const src = picture.getAttribute('src') ?? '';
    if (/^data:image\/(?:png|jpe?g|webp|avif|svg\+xml)[;,]/i.test(src)) found.push(src);
    else {
      lost++;
      if (src.startsWith('file:')) onDisk++;
    }
    picture.remove();
  }
  return { found, lost, onDisk };
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
    if (/\$|\\(?:[([]|begin\{)/.test(text.data) && text.parentElement?.closest('code, [data-math]') === null)
      texts.push(text);
  }
  for (const text of texts) {
    const pieces = piecesOf(text.data);
    text.replaceWith(
      ...pieces.map((piece) => ('text' in piece ? piece.text : formulaElement(body, piece.latex, piece.block))),
    );
  }
}
