import type { Block, RichTextDoc } from '@abhyas/contract/rich-text';

const wide: ReadonlySet<Block['type']> = new Set(['image', 'table']);

/** A document for one row of a list: figures and tables are left to the question itself. */
export const briefDoc = (doc: RichTextDoc): RichTextDoc => ({
  type: 'doc',
  content: doc.content.filter((block) => !wide.has(block.type)),
});
