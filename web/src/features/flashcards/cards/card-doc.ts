import { replaceGaps } from '@abhyas/contract/flashcards/card-source';
import { type Block, fromSource, type Inline, type RichTextDoc } from '@abhyas/contract/rich-text';

/** Whether the gaps of a sentence are asked or answered; a card without gaps has neither. */
export type Gaps = 'asked' | 'answered';

/** Two signs that nobody types: they say where a gap begins and ends while the source becomes a document. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
/** A gap without a hint. */
const BLANK = '\u2007…\u2007';

/**
 * The source of a side as a document. The words of a gap carry a mark that the style sheet draws: `code` for a gap that is asked, `bold` for
 * one that is answered. Pure.
 */
export function cardDoc(source: string, gaps?: Gaps): RichTextDoc {
  if (!gaps) return fromSource(source);
  const write = (answer: string, hint: string) => `${OPEN}${gaps === 'answered' ? answer : hint || BLANK}${CLOSE}`;
  const doc = fromSource(replaceGaps(source, write));
  let inside = false;
  const mark = (node: Inline): Inline[] => {
    if (node.type !== 'text') return [node];
    return node.text.split(new RegExp(`(${OPEN}|${CLOSE})`)).flatMap((part): Inline[] => {
      if (part === OPEN || part === CLOSE) inside = part === OPEN;
      if (part === OPEN || part === CLOSE || part === '') return [];
      const marks = [{ type: gaps === 'asked' ? ('code' as const) : ('bold' as const) }];
      return [inside ? { type: 'text', text: part, marks } : { type: 'text', text: part }];
    });
  };
  const markBlock = (block: Block): Block =>
    block.type === 'paragraph' ? { ...block, content: (block.content ?? []).flatMap(mark) } : block;
  return { ...doc, content: doc.content.map(markBlock) };
}
