import type { Editor } from '@tiptap/core';
import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTableOff,
  IconTableRow,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Tool } from './tool.tsx';
import classes from './toolbar.module.css';

/** What can be done with the table in which the caret stands. */
export function TableTools({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation();
  const text = (name: string) => t(`ui.richText.tools.${name}`);
  const chain = () => editor.chain().focus();
  return (
    <span className={classes['group']}>
      <Tool icon={IconRowInsertBottom} label={text('addRow')} onClick={() => chain().addRowAfter().run()} />
      <Tool icon={IconRowRemove} label={text('removeRow')} onClick={() => chain().deleteRow().run()} />
      <Tool icon={IconColumnInsertRight} label={text('addColumn')} onClick={() => chain().addColumnAfter().run()} />
      <Tool icon={IconColumnRemove} label={text('removeColumn')} onClick={() => chain().deleteColumn().run()} />
      <Tool icon={IconTableRow} label={text('headerRow')} onClick={() => chain().toggleHeaderRow().run()} />
      <Tool icon={IconTableOff} label={text('removeTable')} onClick={() => chain().deleteTable().run()} />
    </span>
  );
}
