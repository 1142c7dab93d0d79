import { Extension } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';

export interface FieldKeysOptions {
  /** Alt+F10: the focus goes to the tools. */
  readonly onToolbar: () => void;
}

/**
 * The way out of the field by keyboard: Alt+F10 to its tools. Lists and tables, where Tab has work to do, let it go on to the next field
 * while one only passes through, after Escape, and at the end of a table whose last row is still empty.
 */
export const FieldKeys = Extension.create<FieldKeysOptions>({
  name: 'fieldKeys',
  priority: 1000,
  addOptions: () => ({ onToolbar: () => undefined }),
  addKeyboardShortcuts() {
    return {
      'Alt-F10': () => {
        this.options.onToolbar();
        return true;
      },
    };
  },
  addProseMirrorPlugins: () => [leavingByTab()],
});

function leavingByTab(): Plugin {
  let leaves = false;
  let lastKey = '';
  const onKey = ({ key }: KeyboardEvent) => {
    lastKey = key;
  };
  return new Plugin({
    view: ({ dom: { ownerDocument } }) => {
      ownerDocument.addEventListener('keydown', onKey, true);
      return { destroy: () => ownerDocument.removeEventListener('keydown', onKey, true) };
    },
    props: {
      handleDOMEvents: {
        // Who came with Tab and presses it again is on the way to another field.
        focus: () => {
          leaves = lastKey === 'Tab';
          return false;
        },
        mousedown: () => {
          leaves = false;
          return false;
        },
        keydown({ state }, event) {
          const isTab = event.key === 'Tab';
          const isLeaving = isTab && (leaves || (!event.shiftKey && isAtEmptyEnd(state.selection.$from)));
          if (event.key !== 'Shift') leaves = event.key === 'Escape' || isLeaving;
          // Handled by nobody and not prevented: the browser moves the focus on.
          return isLeaving;
        },
        blur: () => {
          leaves = false;
          return false;
        },
      },
    },
  });
}

/** In the last cell of a table, and nothing stands in its row. */
function isAtEmptyEnd($from: ResolvedPos): boolean {
  for (let depth = $from.depth; depth > 1; depth--) {
    const row = $from.node(depth);
    if (row.type.name !== 'tableRow') continue;
    const table = $from.node(depth - 1);
    const isLast = table.lastChild === row && row.lastChild === $from.node(depth + 1);
    return isLast && row.textContent === '' && row.content.size <= row.childCount * emptyCell;
  }
  return false;
}

/** Size of a cell with one empty paragraph. */
const emptyCell = 4;
