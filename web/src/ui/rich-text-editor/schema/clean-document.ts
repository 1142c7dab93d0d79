import type { Block, Inline, List, Mark, RichTextDoc, Table, TableCell } from '@abhyas/contract/rich-text';

/** A node as the editor holds it: more attributes than are kept, and in a paste almost anything. */
export interface EditorNode {
  readonly type?: string | undefined;
  readonly text?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly marks?: readonly { readonly type: string }[] | undefined;
  readonly content?: readonly EditorNode[] | undefined;
}

const known: ReadonlySet<string> = new Set<Mark>(['bold', 'italic', 'underline', 'subscript', 'superscript', 'code']);
const isMark = (type: string): type is Mark => known.has(type);

/** Lists stand in each other two deep, in a table one; a table stands in nothing. */
const deepest = { page: 2, cell: 1 } as const;

/** The document that is kept of what stands in the editor: exactly the nodes, marks and attributes of rich text. */
export function cleanDocument(doc: EditorNode): RichTextDoc {
  return { type: 'doc', content: (doc.content ?? []).flatMap((node) => blocksOf(node, deepest.page, true)) };
}

function blocksOf(node: EditorNode, lists: number, tables: boolean): Block[] {
  const inside = node.content ?? [];
  switch (node.type) {
    case 'paragraph': {
      const content = inside.flatMap(inlinesOf);
      return [content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }];
    }
    case 'blockMath': {
      const latex = latexOf(node);
      return latex === '' ? [] : [{ type: 'blockMath', attrs: { latex } }];
    }
    case 'image':
      return pictureOf(node);
    case 'bulletList':
    case 'orderedList':
      return lists > 0 ? [listOf(node.type, inside, lists)] : inside.flatMap(contentOf).flatMap(flat);
    case 'table':
      return tables ? tableOf(inside) : inside.flatMap(contentOf).flatMap(contentOf).flatMap(flat);
    default:
      return inside.flatMap((child) => blocksOf(child, lists, tables));
  }
}

const contentOf = (node: EditorNode): readonly EditorNode[] => node.content ?? [];
const flat = (node: EditorNode): Block[] => blocksOf(node, 0, false);
const atLeastOne = (blocks: Block[]): Block[] => (blocks.length > 0 ? blocks : [{ type: 'paragraph' }]);

function listOf(type: List['type'], items: readonly EditorNode[], lists: number): List {
  const content = items.map((item) => ({
    type: 'listItem' as const,
    content: atLeastOne(contentOf(item).flatMap((node) => blocksOf(node, lists - 1, false))),
  }));
  return { type, content };
}

function tableOf(rows: readonly EditorNode[]): Table[] {
  const content = rows.map((row) => ({
    type: 'tableRow' as const,
    content: contentOf(row).map((cell): TableCell => ({
      type: cell.type === 'tableHeader' ? 'tableHeader' : 'tableCell',
      content: atLeastOne(contentOf(cell).flatMap((node) => blocksOf(node, deepest.cell, false))),
    })),
  }));
  const filled = content.filter((row) => row.content.length > 0);
  return filled.length > 0 ? [{ type: 'table', content: filled }] : [];
}

function pictureOf({ attrs = {} }: EditorNode): Block[] {
  const { mediaId, alt, width, height } = attrs;
  if (typeof mediaId !== 'string' || mediaId === '') return [];
  const sized = typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0;
  const words = typeof alt === 'string' ? alt : '';
  return [{ type: 'image', attrs: { mediaId, alt: words, ...(sized && { width, height }) } }];
}

function inlinesOf(node: EditorNode): Inline[] {
  if (node.type === 'hardBreak') return [{ type: 'hardBreak' }];
  if (node.type === 'inlineMath') {
    const latex = latexOf(node);
    return latex === '' ? [] : [{ type: 'inlineMath', attrs: { latex } }];
  }
  if (node.type !== 'text' || !node.text) return [];
  const marks = (node.marks ?? []).flatMap(({ type }) => (isMark(type) ? [{ type }] : []));
  return [marks.length > 0 ? { type: 'text', text: node.text, marks } : { type: 'text', text: node.text }];
}

const latexOf = ({ attrs }: EditorNode): string => (typeof attrs?.['latex'] === 'string' ? attrs['latex'].trim() : '');
