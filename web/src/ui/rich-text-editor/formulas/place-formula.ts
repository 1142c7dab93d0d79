import type { Editor } from '@tiptap/core';

export interface FormulaPlace {
  readonly pos: number;
  /** Made just now and still empty: given up, it leaves nothing behind. */
  readonly isNew: boolean;
  /** What was typed before the form had the focus; undefined once it was taken. */
  readonly takeOver?: () => WrittenFormula | undefined;
}
export interface WrittenFormula {
  readonly latex: string;
  /** On a line of its own. */
  readonly block: boolean;
}

const isFormula = (name: string | undefined) => name === 'inlineMath' || name === 'blockMath';

/** Puts what was written in the formula's place; the caret goes to the side where one left it. An empty formula goes away. */
export function placeFormula(
  editor: Editor,
  place: FormulaPlace,
  { latex, block }: WrittenFormula,
  side: 'before' | 'after' = 'after',
): void {
  const { pos } = place;
  const node = editor.state.doc.nodeAt(pos);
  if (!node || !isFormula(node.type.name)) return;
  const written = latex.trim();
  if (written === '') return removeFormula(editor, place, '');
  const caret = side === 'before' ? pos : pos + 1;
  if ((node.type.name === 'blockMath') === block) {
    editor
      .chain()
      .command(({ tr }) => {
        if (node.attrs['latex'] !== written) tr.setNodeAttribute(pos, 'latex', written);
        return true;
      })
      .focus(caret)
      .run();
    return;
  }
  const made = block
    ? { type: 'blockMath', attrs: { latex: written } }
    : { type: 'paragraph', content: [{ type: 'inlineMath', attrs: { latex: written } }] };
  editor
    .chain()
    .deleteRange({ from: pos, to: pos + node.nodeSize })
    .insertContentAt(pos, made, { updateSelection: true })
    .focus()
    .run();
}

/** Takes the formula away and writes `instead` in its place. */
export function removeFormula(editor: Editor, { pos }: FormulaPlace, instead: string): void {
  const node = editor.state.doc.nodeAt(pos);
  if (!node || !isFormula(node.type.name)) return;
  const chain = editor.chain().deleteRange({ from: pos, to: pos + node.nodeSize });
  if (instead !== '') chain.insertContentAt(pos, { type: 'text', text: instead });
  chain.focus(pos + instead.length).run();
}
