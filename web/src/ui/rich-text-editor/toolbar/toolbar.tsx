import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconCode,
  IconItalic,
  IconList,
  IconListNumbers,
  IconMathFunction,
  IconPhoto,
  IconSubscript,
  IconSuperscript,
  IconTable,
  IconUnderline,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TableTools } from './table-tools.tsx';
import { Tool } from './tool.tsx';
import classes from './toolbar.module.css';
import { useRovingFocus } from './use-roving-focus.ts';

interface Props {
  readonly editor: Editor;
  readonly id: string;
  readonly onFormula: () => void;
  /** None where pictures are not taken. */
  readonly onPicture: (() => void) | undefined;
}

/** Apple writes Cmd where others write Ctrl; the hint names the key that works everywhere else. */
const marks = [
  { name: 'bold', icon: IconBold, keys: 'Control+B' },
  { name: 'italic', icon: IconItalic, keys: 'Control+I' },
  { name: 'underline', icon: IconUnderline, keys: 'Control+U' },
  { name: 'subscript', icon: IconSubscript, keys: 'Control+,' },
  { name: 'superscript', icon: IconSuperscript, keys: 'Control+.' },
  { name: 'code', icon: IconCode, keys: 'Control+E' },
] as const;

/** The tools of a text: one stop of the Tab key, arrows move inside, Escape leads back to the text. */
export function Toolbar({ editor, id, onFormula, onPicture }: Props) {
  const { t } = useTranslation();
  const { ref, onFocus, onKeyDown } = useRovingFocus();
  const state = useEditorState({ editor, selector: standingOf });
  const text = (name: string) => t(`ui.richText.tools.${name}`);
  return (
    <div
      role="toolbar"
      aria-label={t('ui.richText.tools.title')}
      aria-controls={id}
      className={classes['toolbar']}
      ref={ref}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.commands.focus();
        else onKeyDown(event);
      }}
    >
      {marks.map(({ name, icon, keys }) => (
        <Tool
          key={name}
          icon={icon}
          label={text(name)}
          keys={keys}
          pressed={state[name]}
          onClick={() => editor.chain().focus().toggleMark(name).run()}
        />
      ))}
      <span className={classes['line']} />
      <Tool icon={IconMathFunction} label={text('formula')} keys="$" onClick={onFormula} />
      {onPicture && <Tool icon={IconPhoto} label={text('picture')} onClick={onPicture} />}
      <Tool
        icon={IconTable}
        label={text('table')}
        disabled={!state.canTable}
        onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
      />
      <Tool
        icon={IconList}
        label={text('bulletList')}
        pressed={state.bulletList}
        onClick={() => editor.chain().focus().toggleBulletList().run()}
      />
      <Tool
        icon={IconListNumbers}
        label={text('orderedList')}
        pressed={state.orderedList}
        onClick={() => editor.chain().focus().toggleOrderedList().run()}
      />
      <span className={classes['line']} />
      <Tool
        icon={IconArrowBackUp}
        label={text('undo')}
        keys="Control+Z"
        disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <Tool
        icon={IconArrowForwardUp}
        label={text('redo')}
        keys="Control+Shift+Z"
        disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      />
      {state.table && <TableTools editor={editor} />}
    </div>
  );
}

function standingOf({ editor }: { readonly editor: Editor }) {
  const on = (name: string) => editor.isActive(name);
  return {
    bold: on('bold'),
    italic: on('italic'),
    underline: on('underline'),
    subscript: on('subscript'),
    superscript: on('superscript'),
    code: on('code'),
    bulletList: on('bulletList'),
    orderedList: on('orderedList'),
    table: on('table'),
    canTable: !on('table') && !on('bulletList') && !on('orderedList'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}
