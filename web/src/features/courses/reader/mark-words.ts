/** Marks the words that are searched for in the text over a page; without words the marks go. */
export function markWords(layer: HTMLElement, words: string, className: string): void {
  for (const span of layer.querySelectorAll<HTMLElement>('span')) {
    if (span.querySelector(`.${className}`)) span.textContent = span.textContent ?? '';
    const wanted = words.trim().toLocaleLowerCase();
    const text = span.textContent ?? '';
    const at = wanted === '' || span.children.length > 0 ? -1 : text.toLocaleLowerCase().indexOf(wanted);
    if (at < 0) continue;
    const mark = document.createElement('mark');
    mark.className = className;
    mark.textContent = text.slice(at, at + wanted.length);
    span.replaceChildren(text.slice(0, at), mark, text.slice(at + wanted.length));
  }
}
