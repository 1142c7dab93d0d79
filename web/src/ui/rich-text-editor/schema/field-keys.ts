import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

export interface FieldKeysOptions {
  /** Alt+F10: the focus goes to the tools. */
  readonly onToolbar: () => void;
}

/** The way out of the field by keyboard: Alt+F10 to its tools; in lists and tables, where Tab has work to do, Escape and then Tab leaves. */
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
  addProseMirrorPlugins() {
    let leaves = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown(_view, event) {
              const leaving = leaves && event.key === 'Tab';
              if (event.key !== 'Shift') leaves = event.key === 'Escape';
              // Handled by nobody and not prevented: the browser moves the focus on.
              return leaving;
            },
            blur: () => {
              leaves = false;
              return false;
            },
          },
        },
      }),
    ];
  },
});
