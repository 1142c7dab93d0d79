import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { type FormulaPlace, placeFormula, removeFormula, type WrittenFormula } from './place-formula.ts';

/**
 * What is typed after a formula was begun and before its form has the focus: some ten milliseconds in which a fast writer types several
 * keys. They are written into the formula itself, from where the form takes over.
 */
export class EarlyKeys {
  private readonly editor: Editor;
  private readonly open: (place: FormulaPlace | undefined) => void;
  private place: FormulaPlace | undefined;
  private block = false;

  constructor(editor: Editor, open: (place: FormulaPlace | undefined) => void) {
    [this.editor, this.open] = [editor, open];
  }

  /** Puts an empty formula in the place of this part of the text; from now on keys are its own. */
  begin(from: number, to = from): void {
    const { state, view } = this.editor;
    const tr = state.tr.replaceWith(from, to, state.schema.nodes['inlineMath']!.create({ latex: '' }));
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, from + 1)));
    this.block = false;
    this.place = { pos: from, isNew: true, takeOver: () => this.takeOver() };
    this.open(this.place);
  }

  /** A text that comes without a key, as from the keyboard of a phone. */
  write(text: string): boolean {
    if (!this.place) return false;
    for (const sign of text) this.type(sign);
    return true;
  }

  press(event: KeyboardEvent): boolean {
    if (!this.place || event.isComposing || event.ctrlKey || event.metaKey) return false;
    const { key } = event;
    if (key === 'Enter') this.accept();
    else if (key === 'Escape') this.giveUp('$');
    else if (key === 'Backspace') this.erase();
    else if ([...key].length === 1) this.type(key);
    else return false;
    return true;
  }

  private get latex(): string {
    return this.place ? String(this.editor.state.doc.nodeAt(this.place.pos)?.attrs['latex'] ?? '') : '';
  }

  private set latex(latex: string) {
    const { state, view } = this.editor;
    if (this.place) view.dispatch(state.tr.setNodeAttribute(this.place.pos, 'latex', latex));
  }

  private type(sign: string): void {
    // The formula was closed by an earlier sign of the same text.
    if (!this.place) this.editor.commands.insertContent({ type: 'text', text: sign });
    else if (sign !== '$' || this.latex.endsWith('\\')) this.latex += sign;
    else if (this.latex === '') this.block = true;
    else this.accept();
  }

  private erase(): void {
    if (this.latex === '') this.giveUp('');
    else this.latex = this.latex.slice(0, -1);
  }

  private accept(): void {
    const { place, latex, block } = this;
    this.close();
    if (place) placeFormula(this.editor, place, { latex, block });
  }

  private giveUp(instead: string): void {
    const { place } = this;
    this.close();
    if (place) removeFormula(this.editor, place, instead);
  }

  private close(): void {
    this.place = undefined;
    this.open(undefined);
  }

  /** The form has the focus: what was typed so far is its own, once. */
  private takeOver(): WrittenFormula | undefined {
    if (!this.place) return undefined;
    const { latex, block } = this;
    this.place = undefined;
    return { latex, block };
  }
}
