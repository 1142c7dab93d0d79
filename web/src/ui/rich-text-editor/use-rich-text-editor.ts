import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { Editor } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormulaPlace } from './formulas/place-formula.ts';
import { Latest } from './latest.ts';
import type { Lost } from './paste/clean-html.ts';
import { clipboardProps } from './paste/clipboard.ts';
import type { EditorProps } from './rich-text-editor.tsx';
import { cleanDocument, type EditorNode } from './schema/clean-document.ts';
import { extensionsOf } from './schema/extensions.ts';

interface Desk {
  readonly onOpen: (place: FormulaPlace | undefined) => void;
  readonly onToolbar: () => void;
  readonly onPictures: (editor: Editor, files: readonly File[], at?: number) => Promise<void>;
}

/** The editor over a document that lives outside: it takes what comes in, and tells each change as rich text. */
export function useRichTextEditor(props: EditorProps, desk: Desk): { editor: Editor; lost: Lost | undefined } {
  const { t } = useTranslation();
  const { value, readOnly } = props;
  const attributes = JSON.stringify(attributesOf(props));
  const [latest] = useState(() => new Latest({ ...props, desk }));
  const told = useRef(value);
  const [lost, setLost] = useState<Lost>();
  useEffect(() => {
    latest.set({ ...props, desk });
  });
  const editor = useEditor({
    extensions: extensionsOf({
      onOpen: (place) => latest.get().desk.onOpen(place),
      onToolbar: () => latest.get().desk.onToolbar(),
      resolve: (mediaId) => latest.get().resolveImage?.(mediaId),
      words: {
        label: t('ui.richText.pictures.words'),
        help: t('ui.richText.pictures.help'),
        missing: t('ui.richText.pictures.missing'),
        remove: t('ui.richText.pictures.remove'),
        unseen: t('ui.image.missing'),
      },
    }),
    content: contentOf(value),
    editable: !readOnly,
    enableInputRules: ['bulletList', 'orderedList'],
    enablePasteRules: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: attributesOf(props),
      ...clipboardProps({
        onPictures: (files, at) => void latest.get().desk.onPictures(editor, files, at),
        onLost: setLost,
      }),
    },
    onUpdate: ({ editor }) => {
      const doc = cleanDocument(editor.getJSON() as EditorNode);
      if (JSON.stringify(doc) === JSON.stringify(told.current)) return;
      told.current = doc;
      latest.get().onChange(doc);
    },
  });
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
  }, [editor, value]);
  const { resolveImage } = props;
  // The address of a new picture comes after the picture.
  useEffect(() => {
    if (resolveImage) for (const picture of editor.storage.image.pictures) picture.look();
  }, [editor, resolveImage]);
  useEffect(() => {
    editor.setEditable(!readOnly, false);
  }, [editor, readOnly]);
  useEffect(() => {
    if (!editor.isDestroyed) editor.view.setProps({ attributes: JSON.parse(attributes) as Record<string, string> });
  }, [editor, attributes]);
  return { editor, lost };
}

/** The text itself is one control: it has its field's label, help and error. */
function attributesOf({ id, describedBy, invalid, required, readOnly, lang, size }: EditorProps) {
  return {
    id,
    role: 'textbox',
    'aria-multiline': size === 'line' ? 'false' : 'true',
    'aria-labelledby': `${id}-label`,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(invalid && { 'aria-invalid': 'true' }),
    ...(required && { 'aria-required': 'true' }),
    ...(readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
    ...(lang && { lang }),
    'aria-keyshortcuts': 'Alt+F10',
  };
}

const contentOf = (doc: RichTextDoc) => (doc.content.length > 0 ? (doc as object) : '');
