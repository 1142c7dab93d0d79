import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';
import { safeAddress } from '../../rich-text/figure.tsx';
import classes from './pictures.module.css';

/** What stands at a picture, in the language of the page. */
export interface PictureWords {
  readonly label: string;
  readonly help: string;
  readonly missing: string;
  readonly remove: string;
  /** In place of a picture that cannot be fetched. */
  readonly unseen: string;
}

interface Options {
  readonly resolve: (mediaId: string) => string | undefined;
  readonly words: PictureWords;
  /** The pictures that are shown. */
  readonly pictures: () => Set<PictureView>;
}

let made = 0;

/** A picture in the editor with the field for its words under it: without them it shows that they are missing. */
export class PictureView implements NodeView {
  readonly dom = document.createElement('figure');
  private readonly field = document.createElement('input');
  private readonly problem = document.createElement('p');
  private node: Node;
  private readonly getPos: () => number | undefined;
  private readonly editor: Editor;
  private readonly options: Options;
  private picture: HTMLElement;

  constructor(node: Node, getPos: () => number | undefined, editor: Editor, options: Options) {
    [this.node, this.getPos, this.editor, this.options] = [node, getPos, editor, options];
    this.dom.className = classes['figure'] ?? '';
    this.dom.contentEditable = 'false';
    this.picture = this.makePicture();
    this.dom.append(this.picture, this.makeWords(options.words));
    this.draw();
    options.pictures().add(this);
  }

  destroy() {
    this.options.pictures().delete(this);
  }

  /** Looks again for a picture whose address was not known. */
  look() {
    if (this.picture instanceof HTMLImageElement) return;
    const found = this.makePicture();
    this.picture.replaceWith(found);
    this.picture = found;
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type || node.attrs['mediaId'] !== this.node.attrs['mediaId']) return false;
    this.node = node;
    this.draw();
    return true;
  }

  /** What happens in the field for the words is the field's own, but not the dragging of the picture. */
  stopEvent(event: Event): boolean {
    return event.target instanceof HTMLElement && event.target.closest('input, button') !== null;
  }

  ignoreMutation(): boolean {
    return true;
  }

  private makePicture(): HTMLElement {
    const { resolve, words } = this.options;
    const src = safeAddress(resolve(String(this.node.attrs['mediaId'])));
    if (src === undefined) {
      const unseen = document.createElement('span');
      unseen.className = classes['unseen'] ?? '';
      unseen.textContent = words.unseen;
      return unseen;
    }
    const picture = document.createElement('img');
    picture.src = src;
    picture.alt = '';
    picture.draggable = false;
    return picture;
  }

  private makeWords(words: PictureWords): HTMLElement {
    const id = `picture-words-${++made}`;
    const label = document.createElement('label');
    [label.htmlFor, label.textContent] = [id, words.label];
    Object.assign(this.field, { id, type: 'text', maxLength: 500, placeholder: words.help });
    this.field.setAttribute('aria-required', 'true');
    this.field.setAttribute('aria-describedby', `${id}-problem`);
    this.field.addEventListener('input', () => this.say(this.field.value));
    this.field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      const pos = this.getPos();
      if (pos !== undefined) this.editor.commands.focus(pos + 1);
    });
    Object.assign(this.problem, { id: `${id}-problem`, className: classes['problem'], textContent: words.missing });
    const remove = document.createElement('button');
    Object.assign(remove, { type: 'button', textContent: '×', title: words.remove });
    remove.setAttribute('aria-label', words.remove);
    remove.addEventListener('click', () => this.remove());
    const line = document.createElement('div');
    line.className = classes['line'] ?? '';
    line.append(this.field, remove);
    const box = document.createElement('figcaption');
    box.append(label, line, this.problem);
    return box;
  }

  private say(alt: string) {
    const pos = this.getPos();
    if (pos === undefined) return;
    const { state, view } = this.editor;
    view.dispatch(state.tr.setNodeAttribute(pos, 'alt', alt));
  }

  private remove() {
    const pos = this.getPos();
    if (pos !== undefined && this.editor.isEditable)
      this.editor
        .chain()
        .deleteRange({ from: pos, to: pos + this.node.nodeSize })
        .focus(pos)
        .run();
  }

  private draw() {
    const alt = String(this.node.attrs['alt'] ?? '');
    if (this.field.value !== alt) this.field.value = alt;
    const missing = alt.trim() === '';
    this.problem.hidden = !missing;
    this.field.readOnly = !this.editor.isEditable;
    if (missing) this.field.setAttribute('aria-invalid', 'true');
    else this.field.removeAttribute('aria-invalid');
  }
}
