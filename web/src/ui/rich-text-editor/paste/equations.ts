import { mathmlToTex } from '@abhyas/contract/math/mathml-to-tex';
import { ommlToTex } from '@abhyas/contract/math/omml-to-tex';
import type { XmlNode } from '@abhyas/contract/math/xml-tree';

/** A formula as the editor reads it from a page. */
export function formulaElement(body: HTMLElement, latex: string, block: boolean): HTMLElement {
  const element = body.ownerDocument.createElement(block ? 'div' : 'span');
  element.setAttribute('data-math', block ? 'block' : 'inline');
  element.setAttribute('data-latex', latex);
  return element;
}

/**
 * Makes formulas of the equations of a page: KaTeX and MathJax carry their TeX, MathML and Word's Office Math are written as TeX, and
 * Google Docs names it in the address of a picture. Returns how many could not be read; their text stays.
 */
export function readEquations(body: HTMLElement): number {
  readEquationPictures(body);
  let unread = readWordEquations(body);
  for (const equation of body.querySelectorAll('.katex, mjx-container, math')) {
    if (!equation.isConnected) continue;
    const latex = latexOf(equation);
    if (latex) equation.replaceWith(formulaElement(body, latex, isDisplay(equation)));
    else if (equation.localName === 'math') {
      unread++;
      equation.replaceWith(equation.textContent ?? '');
    }
  }
  return unread;
}

function latexOf(equation: Element): string | undefined {
  const written = equation.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim();
  const math = equation.localName === 'math' ? equation : equation.querySelector('math');
  return written || (math ? mathmlToTex(treeOf(math)).tex : undefined) || undefined;
}

const isDisplay = (equation: Element) =>
  equation.closest('.katex-display') !== null ||
  equation.getAttribute('display') === 'block' ||
  equation.getAttribute('display') === 'true';

const texInAddress = [
  /^https?:\/\/(?:www\.google\.com|chart\.(?:googleapis|apis\.google)\.com)\/chart\?(?:.*&)?chl=([^&]+)/,
  /^https?:\/\/latex\.codecogs\.com\/(?:[a-z.]+\.latex|[a-z]+\.image)\?(.+)$/,
];

/** Pictures of equations whose address is their TeX, and those that a page shows only where it cannot show its own equation. */
function readEquationPictures(body: HTMLElement) {
  for (const picture of body.querySelectorAll('img')) {
    if (/\bmwe-math-fallback-image/.test(picture.className)) picture.remove();
    const src = picture.getAttribute('src') ?? '';
    const found = texInAddress.map((address) => address.exec(src)?.[1]).find((tex) => tex !== undefined);
    const latex = found && readable(found);
    if (latex) picture.replaceWith(formulaElement(body, latex, false));
  }
}

function readable(tex: string): string | undefined {
  try {
    return decodeURIComponent(tex.replaceAll('+', ' ')).trim();
  } catch {
    return undefined; // cut off in the middle of a sign: it stays a picture that could not come along
  }
}

/** Word writes an equation into a comment that only Office reads, and beside it a picture for all others. */
function readWordEquations(body: HTMLElement): number {
  let unread = 0;
  for (const comment of commentsIn(body)) {
    if (comment.data.startsWith('[if !msEquation]')) removeThroughEnd(comment);
    const inside = /^\[if gte msEquation \d+\]>([\s\S]*)<!\[endif\]$/.exec(comment.data)?.[1];
    if (inside === undefined) continue;
    const equation = officeMathOf(inside);
    const { tex } = equation ? ommlToTex(treeOf(equation)) : {};
    if (tex) comment.replaceWith(formulaElement(body, tex, /<m:oMathPara[\s>]/.test(inside)));
    else {
      unread++;
      comment.replaceWith(equation?.textContent ?? '');
    }
  }
  return unread;
}

function commentsIn(body: HTMLElement): Comment[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  return comments;
}

function removeThroughEnd(comment: Comment) {
  const isEnd = (node: ChildNode) =>
    node.nodeType === Node.COMMENT_NODE && (node as Comment).data.startsWith('[endif]');
  let next = comment.nextSibling;
  comment.remove();
  while (next) {
    const here: ChildNode = next;
    next = isEnd(here) ? null : here.nextSibling;
    here.remove();
  }
}

/** The Office Math of Word's comment: its tags stand between those of a page, which mean nothing here. */
function officeMathOf(inside: string): Element | undefined {
  const tags = inside
    .replaceAll(/<(?!\/?m:)[^>]*>/g, '')
    .replaceAll(/(m:\w+)=([^"'\s/>]+)/g, '$1="$2"')
    .replaceAll('&nbsp;', '\u00A0');
  const xml = `<x xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${tags}</x>`;
  const page = new DOMParser().parseFromString(xml, 'application/xml');
  return page.querySelector('parsererror') ? undefined : page.documentElement;
}

/** An element of a page as the readers of equations take it. In a page Word's runs hold their text without a tag around it. */
function treeOf(element: Element): XmlNode {
  const children = [...element.childNodes].flatMap((child): (XmlNode | string)[] => {
    if (child instanceof Element) return [treeOf(child)];
    return child.nodeType === Node.TEXT_NODE ? [child.nodeValue ?? ''] : [];
  });
  const isBareRun = element.nodeName === 'm:r' && element.querySelector('*|t') === null;
  return {
    name: element.nodeName === 'x' ? 'm:oMath' : element.nodeName.toLowerCase() === 'math' ? 'math' : element.nodeName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    children: isBareRun ? [{ name: 'm:t', attributes: {}, children: [element.textContent ?? ''] }] : children,
  };
}
