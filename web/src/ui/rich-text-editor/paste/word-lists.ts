/**
 * Word puts its lists on the clipboard as paragraphs that carry their level in a style and their number in an ignored span.
 * They become lists again, two deep.
 */
export function readWordLists(body: HTMLElement): void {
  let open: { readonly element: HTMLElement; readonly level: number }[] = [];
  let before: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"], p[class*="MsoListParagraph"]')) {
    const level = Math.min(2, Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1));
    const isOrdered = takeMarker(paragraph);
    if (paragraph.previousElementSibling !== before) open = [];
    open = open.filter((list) => list.level <= level);
    let list = open.at(-1);
    if (!list || list.level < level) {
      const element = body.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
      if (list?.element.lastElementChild) list.element.lastElementChild.append(element);
      else paragraph.before(element);
      list = { element, level };
      open.push(list);
    }
    const item = body.ownerDocument.createElement('li');
    const words = body.ownerDocument.createElement('p');
    words.append(...paragraph.childNodes);
    item.append(words);
    list.element.append(item);
    paragraph.remove();
    before = open[0]?.element ?? null;
  }
}

/** Takes the written number or bullet out of the paragraph. True for a number or a letter. */
function takeMarker(paragraph: HTMLElement): boolean {
  const marker = paragraph.querySelector<HTMLElement>('span[style*="mso-list"]');
  const sign = marker?.textContent?.trim() ?? '';
  marker?.remove();
  for (const comment of [...paragraph.childNodes].filter((node) => node.nodeType === Node.COMMENT_NODE))
    comment.remove();
  return /^\(?[0-9a-z]{1,4}[.)]/i.test(sign);
}
