import { Button } from '@mantine/core';
import { IconCloudCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './editor.module.css';

interface Props {
  readonly dirty: boolean;
  readonly saving: boolean;
  readonly onSave: () => void;
  /** Only for a new question. */
  readonly onSaveAndNext?: (() => void) | undefined;
}

/** Save, and where one is writing several, save and begin the next. */
export function EditorActions({ dirty, saving, onSave, onSaveAndNext }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes['standing']} role="status">
        {!dirty && !onSaveAndNext && (
          <>
            <Icon of={IconCloudCheck} size={16} />
            {t('questions.editor.allSaved')}
          </>
        )}
        {dirty && t('questions.editor.unsaved')}
      </span>
      {onSaveAndNext && (
        <Button variant="outline" disabled={saving} onClick={onSaveAndNext}>
          {t('questions.editor.saveAndNext')}
        </Button>
      )}
      <Button variant="action" loading={saving} onClick={onSave} title="Ctrl+S" aria-keyshortcuts="Control+S Meta+S">
        {t('questions.editor.save')}
      </Button>
    </>
  );
}
