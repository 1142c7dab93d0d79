import type { LossCode } from '@abhyas/contract/questions/formats';
import { type AnyNode, imagesOf } from '@abhyas/contract/rich-text';
import { docsIn } from './docs-in.ts';
import type { WholeParts } from './exchange.ts';

/** What a format with markup cannot carry of this question. `pictures`: it holds none; `exact`: it knows letter case. */
export function lossesOf(
  { content, key }: WholeParts,
  { pictures, exact }: { readonly pictures: boolean; readonly exact: boolean },
): LossCode[] {
  const losses: LossCode[] = [];
  if (content.hi) losses.push('TRANSLATION');
  if (pictures && docsIn({ en: content.en }, key).some((doc) => imagesOf(doc).length > 0)) losses.push('PICTURES');
  if (key.kind === 'number' && key.decimals !== undefined) losses.push('ROUNDING');
  if (key.kind === 'text' && key.caseSensitive && !exact) losses.push('LETTER_CASE');
  if (key.kind === 'rubric' && key.criteria.length > 0) losses.push('RUBRIC');
  return losses;
}

/** Marks, lists and tables that plain source does not hold. */
export function plainLosses({ content, key }: WholeParts): LossCode[] {
  const docs = docsIn({ en: content.en }, key);
  return [
    ...(docs.some(hasMarks) ? (['STYLE'] as const) : []),
    ...(docs.some((doc) => doc.content.some(({ type }) => /List$|^table$/.test(type))) ? (['LAYOUT'] as const) : []),
  ];
}

function hasMarks(node: AnyNode): boolean {
  if (node.type === 'text') return (node.marks?.length ?? 0) > 0;
  return 'content' in node ? (node.content ?? []).some((child: AnyNode) => hasMarks(child)) : false;
}
