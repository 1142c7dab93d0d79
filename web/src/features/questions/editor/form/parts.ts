import type { Block, ImageNode, RichTextDoc } from '@abhyas/contract/rich-text';
import { fromSource, isPlain, toSource } from '@abhyas/contract/rich-text';

/**
 * What a field of the plain editor is made of, in reading order: text that is typed as source, figures, and what this
 * editor cannot write (tables, lists, bold words), which is kept as it is.
 */
export type Part =
  | { readonly id: string; readonly kind: 'text'; readonly source: string }
  | { readonly id: string; readonly kind: 'figure'; readonly node: ImageNode }
  | { readonly id: string; readonly kind: 'kept'; readonly block: Block };

let made = 0;
/** A key for React; it never leaves the page. */
export const partId = (): string => `part-${++made}`;

export const textPart = (source = ''): Part => ({ id: partId(), kind: 'text', source });

/** Takes a document apart: neighbouring plain paragraphs and formulas become one text. There is always a text to type in. */
export function partsOf(doc: RichTextDoc | undefined): readonly Part[] {
  const parts: Part[] = [];
  let plain: Block[] = [];
  const close = () => {
    if (plain.length > 0) parts.push(textPart(toSource({ type: 'doc', content: plain })));
    plain = [];
  };
  for (const block of doc?.content ?? []) {
    if (isPlain({ type: 'doc', content: [block] })) plain.push(block);
    else {
      close();
      parts.push(
        block.type === 'image' ? { id: partId(), kind: 'figure', node: block } : { id: partId(), kind: 'kept', block },
      );
    }
  }
  close();
  return parts.some((part) => part.kind === 'text') ? parts : [textPart(), ...parts];
}

/** Puts the parts together again. Empty texts leave no paragraph; an empty field is a document without content. */
export function docOf(parts: readonly Part[]): RichTextDoc {
  return { type: 'doc', content: parts.flatMap(blocksOf) };
}

function blocksOf(part: Part): readonly Block[] {
  if (part.kind === 'figure') return [part.node];
  if (part.kind === 'kept') return [part.block];
  return part.source.trim() === '' ? [] : fromSource(part.source).content;
}

/** Nothing that a student would see. */
export const isEmpty = (parts: readonly Part[]): boolean =>
  parts.every((part) => part.kind === 'text' && part.source.trim() === '');

/** A figure without words for those who cannot see it may not be saved. */
export const lacksAlternative = (parts: readonly Part[]): boolean =>
  parts.some((part) => part.kind === 'figure' && part.node.attrs.alt.trim() === '');

/** Adds a figure after the text it was dropped on, or at the end. */
export function withFigure(parts: readonly Part[], node: ImageNode, after?: string): readonly Part[] {
  const at = parts.findIndex((part) => part.id === after);
  const place = at < 0 ? parts.length : at + 1;
  return [...parts.slice(0, place), { id: partId(), kind: 'figure', node }, ...parts.slice(place)];
}

/** The same parts with one of them changed. */
export const withPart = (parts: readonly Part[], changed: Part): readonly Part[] =>
  parts.map((part) => (part.id === changed.id ? changed : part));

/** Takes a part out; texts that now touch become one. */
export function withoutPart(parts: readonly Part[], id: string): readonly Part[] {
  const left: Part[] = [];
  for (const part of parts) {
    if (part.id === id) continue;
    const before = left.at(-1);
    if (part.kind === 'text' && before?.kind === 'text') {
      const source = [before.source, part.source].filter((text) => text.trim() !== '').join('\n\n');
      left[left.length - 1] = { ...before, source };
    } else left.push(part);
  }
  return left.some((part) => part.kind === 'text') ? left : [textPart(), ...left];
}
