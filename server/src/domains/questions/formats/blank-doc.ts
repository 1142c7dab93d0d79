import { formulasOf, imagesOf, type RichTextDoc, toText } from '@abhyas/contract/rich-text';

export const blankDoc: RichTextDoc = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Nothing to see: no word, no formula, no picture. */
export const isBlank = (doc: RichTextDoc): boolean =>
  toText(doc) === '' && formulasOf(doc).length === 0 && imagesOf(doc).length === 0;
