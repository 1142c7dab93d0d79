import { Node } from '@tiptap/core';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { FormulaView } from '../formulas/formula-view.ts';

export interface MathOptions {
  /** Somebody wants to write the formula at this place; `isNew`: it was made just now and is still empty. */
  readonly onOpen: (place: { readonly pos: number; readonly isNew: boolean }) => void;
}

const latex = {
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute('data-latex') ?? '',
  renderHTML: (attributes: Record<string, unknown>) => ({ 'data-latex': String(attributes['latex']) }),
};

/** A formula in a line of text. `$` begins one; `\$` is a dollar sign. */
export const InlineMath = Node.create<MathOptions>({
  name: 'inlineMath',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ onOpen: () => undefined }),
  addAttributes: () => ({ latex }),
  parseHTML: () => [{ tag: 'span[data-math="inline"]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    { 'data-math': 'inline', ...HTMLAttributes },
    `$${String(node.attrs['latex'])}$`,
  ],
  renderText: ({ node }) => `$${String(node.attrs['latex'])}$`,
  addNodeView() {
    return ({ node, getPos, editor }) => new FormulaView(node, getPos, editor, this.options.onOpen);
  },
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.isEditable && openSelected(this.editor, this.options.onOpen) };
  },
  addProseMirrorPlugins() {
    const { editor, options, type } = this;
    return [
      new Plugin({
        props: {
          handleTextInput(view, from, to, text) {
            if (text !== '$' || !editor.isEditable || editor.isActive('code')) return false;
            const before = view.state.doc.textBetween(Math.max(0, from - 1), from, '\n', '\n');
            if (before === '\\') {
              view.dispatch(view.state.tr.insertText('$', from - 1, to));
              return true;
            }
            const { tr } = view.state;
            tr.replaceWith(from, to, type.create({ latex: '' }));
            tr.setSelection(TextSelection.create(tr.doc, from + 1));
            view.dispatch(tr);
            options.onOpen({ pos: from, isNew: true });
            return true;
          },
        },
      }),
    ];
  },
});

/** A formula on a line of its own. */
export const BlockMath = Node.create<MathOptions>({
  name: 'blockMath',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ onOpen: () => undefined }),
  addAttributes: () => ({ latex }),
  parseHTML: () => [{ tag: 'div[data-math="block"]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    { 'data-math': 'block', ...HTMLAttributes },
    `$$${String(node.attrs['latex'])}$$`,
  ],
  renderText: ({ node }) => `$$${String(node.attrs['latex'])}$$`,
  addNodeView() {
    return ({ node, getPos, editor }) => new FormulaView(node, getPos, editor, this.options.onOpen);
  },
});

function openSelected(
  { state }: { readonly state: { readonly selection: { readonly from: number } & object } },
  onOpen: MathOptions['onOpen'],
): boolean {
  const { selection } = state;
  const node = 'node' in selection ? (selection.node as { readonly type: { readonly name: string } }) : undefined;
  if (node?.type.name !== 'inlineMath' && node?.type.name !== 'blockMath') return false;
  onOpen({ pos: selection.from, isNew: false });
  return true;
}
