import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';
import { readFormula } from './read-formula.ts';
import classes from './formulas.module.css';

/** A formula in the editor: typeset, a chip of its own; one that cannot be typeset stands there as it is written. */
export class FormulaView implements NodeView {
  readonly dom: HTMLElement;
  private node: Node;
  private readonly watch: ResizeObserver;

  constructor(
    node: Node,
    getPos: () => number | undefined,
    editor: Editor,
    onOpen: (place: { readonly pos: number; readonly isNew: boolean }) => void,
  ) {
    this.node = node;
    this.dom = document.createElement(node.isInline ? 'span' : 'div');
    this.dom.className = classes['chip'] ?? '';
    this.dom.contentEditable = 'false';
    this.dom.addEventListener('click', () => {
      const pos = getPos();
      if (pos !== undefined && editor.isEditable) onOpen({ pos, isNew: false });
    });
    this.watch = new ResizeObserver(() => this.fit());
    this.watch.observe(this.dom);
    this.draw();
  }

  destroy() {
    this.watch.disconnect();
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false;
    const changed = node.attrs['latex'] !== this.node.attrs['latex'];
    this.node = node;
    if (changed) this.draw();
    return true;
  }

  ignoreMutation(): boolean {
    return true;
  }

  /** A formula that is wider than its text is scrolled in its place. */
  private fit() {
    this.dom.toggleAttribute('data-wide', this.dom.scrollWidth > this.dom.clientWidth + 1);
  }

  private draw() {
    const latex = String(this.node.attrs['latex']);
    const { html } = readFormula(latex, !this.node.isInline);
    this.dom.toggleAttribute('data-block', !this.node.isInline);
    this.dom.toggleAttribute('data-unreadable', html === undefined && latex.trim() !== '');
    this.dom.title = latex;
    // What KaTeX makes is escaped by itself (see the typesetter); anything else is text.
    if (html === undefined) this.dom.textContent = latex.trim() === '' ? '$ $' : latex;
    else this.dom.innerHTML = html;
  }
}
