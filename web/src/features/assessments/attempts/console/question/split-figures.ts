import type { ImageNode, RichTextDoc } from '@abhyas/contract/rich-text';

/** Sets the figures of a stem apart from its words, where they stand on a line of their own after them. */
export function splitFigures(stem: RichTextDoc): { text: RichTextDoc; figures: readonly ImageNode[] } {
  const last = stem.content.findLastIndex((block) => block.type !== 'image');
  const figures = stem.content.slice(last + 1).filter((block) => block.type === 'image');
  if (last < 0 || figures.length === 0) return { text: stem, figures: [] };
  return { text: { type: 'doc', content: stem.content.slice(0, last + 1) }, figures };
}
