import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Words of a page as they are compared: without case, marks on letters or runs of space. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').toLocaleLowerCase();

/** Text of one page, read once. */
export function pageTexts(document: PDFDocumentProxy): (page: number) => Promise<string> {
  const known = new Map<number, Promise<string>>();
  return (page) => {
    const text = known.get(page) ?? read(document, page);
    known.set(page, text);
    return text;
  };
}

async function read(document: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await document.getPage(page + 1)).getTextContent();
  return plain(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
}

/** Pages (from 0) that hold the words, in order; stops when `signal` says so. */
export async function findPages(
  { numPages }: Pick<PDFDocumentProxy, 'numPages'>,
  textOf: (page: number) => Promise<string>,
  words: string,
  signal: AbortSignal,
): Promise<number[]> {
  const wanted = plain(words).trim();
  const found: number[] = [];
  if (wanted === '') return found;
  for (let page = 0; page < numPages; page++) {
    if (signal.aborted) return [];
    if ((await textOf(page)).includes(wanted)) found.push(page);
  }
  return found;
}
