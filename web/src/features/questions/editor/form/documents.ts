import { type Block, imagesOf, type RichTextDoc } from '@abhyas/contract/rich-text';

/** A field in which nothing is written. */
export const emptyDoc: RichTextDoc = { type: 'doc', content: [] };

const isBlank = (block: Block | undefined) =>
  block?.type === 'paragraph' &&
  (block.content ?? []).every((node) => node.type === 'hardBreak' || (node.type === 'text' && node.text.trim() === ''));

/** Nothing that a student would see. */
export const isEmpty = (doc: RichTextDoc): boolean => doc.content.every(isBlank);

/** The document as it is stored: without the empty paragraphs that stand before and after what was written. */
export function trimmedDoc(doc: RichTextDoc): RichTextDoc {
  let [from, to] = [0, doc.content.length];
  while (from < to && isBlank(doc.content[from])) from++;
  while (to > from && isBlank(doc.content[to - 1])) to--;
  return from === 0 && to === doc.content.length ? doc : { type: 'doc', content: doc.content.slice(from, to) };
}

/** A figure without words for those who cannot see it may not be published. */
export const lacksAlternative = (doc: RichTextDoc): boolean =>
  imagesOf(doc).some(({ attrs }) => attrs.alt.trim() === '');
