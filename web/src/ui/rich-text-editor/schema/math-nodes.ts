import { Node } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { EarlyKeys } from '../formulas/early-keys.ts';
import { FormulaView } from '../formulas/formula-view.ts';
import type { FormulaPlace } from '../formulas/place-formula.ts';

export interface MathOptions {
  /** Somebody wants to write the formula at this place, or is done with it before its form was there. */
  readonly onOpen: (place: FormulaPlace | undefined) => void;
}

interface MathStorage {
  /** Begins an empty formula at a place of the text and opens its form. */
  begin: (at: number) => void;
}
declare module '@tiptap/core' {
  interface Storage {
    inlineMath: MathStorage;
  }
}

const latex = {
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute('data-latex') ?? '',
  renderHTML: (attributes: Record<string, unknown>) => ({ 'data-latex': String(attributes['latex']) }),
};

/** A formula in a line of text. `$` begins one; `\$` is a dollar sign. */
export const InlineMath = Node.create<MathOptions, MathStorage>({
  name: 'inlineMath',
  // Keys that are typed before a formula has its form are the formula's, whatever else they would do.
  priority: 200,
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ onOpen: () => undefined }),
  addStorage: () => ({ begin: () => undefined }),
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
    const { editor, options } = this;
    const early = new EarlyKeys(editor, options.onOpen);
    this.storage.begin = (at: number) => early.begin(at);
    return [
      new Plugin({
        props: {
          handleKeyDown: (_view, event) => early.press(event),
          handleTextInput(view, from, to, text) {
            if (early.write(text)) return true;
            if (text !== '$' || !editor.isEditable || editor.isActive('code')) return false;
            const before = view.state.doc.textBetween(Math.max(0, from - 1), from, '\n', '\n');
            if (before === '\\') {
              view.dispatch(view.state.tr.insertText('$', from - 1, to));
              return true;
            }
            early.begin(from, to);
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
