import type { ImageNode } from '@abhyas/contract/rich-text';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';

/** Where pictures are kept, and what is said when one cannot be. */
export interface PictureHouse {
  readonly upload: (file: File) => Promise<ImageNode['attrs']>;
  readonly explain: (error: unknown) => string;
}

/** Puts pictures into the text, one after another, where they were dropped or pasted, also when the text moved on meanwhile. */
export function usePictures(house: PictureHouse | undefined) {
  const [busy, setBusy] = useState(0);
  const [problem, setProblem] = useState<string>();
  const take = async (editor: Editor, files: readonly File[], at: number = editor.state.selection.to) => {
    if (!house || files.length === 0 || !editor.isEditable) return;
    let place = at;
    const follow = ({ transaction }: { readonly transaction: { readonly mapping: { map(pos: number): number } } }) => {
      place = transaction.mapping.map(place);
    };
    editor.on('transaction', follow);
    setProblem(undefined);
    setBusy((count) => count + files.length);
    try {
      for (const file of files) {
        const attrs = await house.upload(file);
        if (editor.isDestroyed) return;
        editor.commands.insertContentAt(place, { type: 'image', attrs });
        askForWords(editor, attrs.mediaId);
        setBusy((count) => count - 1);
      }
    } catch (error) {
      setProblem(house.explain(error));
    } finally {
      editor.off('transaction', follow);
      setBusy(0);
    }
  };
  return { busy: busy > 0, problem, take };
}

/** A picture without words cannot stay: the field for them is the next thing to write. */
function askForWords(editor: Editor, mediaId: string) {
  let pos: number | undefined;
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'image' && node.attrs['mediaId'] === mediaId && String(node.attrs['alt']) === '') pos ??= at;
  });
  if (pos === undefined) return;
  const figure = editor.view.nodeDOM(pos);
  if (figure instanceof HTMLElement) figure.querySelector('input')?.focus();
}
