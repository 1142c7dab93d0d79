import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../lib/api.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import classes from './editor.module.css';
import type { QuestionEditing } from './use-question-editor.ts';

interface Props {
  readonly editor: QuestionEditing;
  readonly readOnly: boolean;
  readonly onKeepMine: () => void;
}

/** Why the last save did not go through, and the choice where somebody else was faster. */
export function SaveNotice({ editor, readOnly, onKeepMine }: Props) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const { refusal, takeTheirs } = editor;
  if (readOnly) return <Notice tone="info">{t('questions.editor.readOnly')}</Notice>;
  if (refusal === undefined) return null;
  if (isRefusal(refusal, 'CONFLICT'))
    return (
      <Notice tone="warn" live title={t('questions.editor.conflict.title')}>
        <p>{t('questions.editor.conflict.text')}</p>
        <div className={classes['choices']}>
          <Button size="sm" variant="outline" onClick={() => void takeTheirs()}>
            {t('questions.editor.conflict.theirs')}
          </Button>
          <Button size="sm" variant="outline" onClick={onKeepMine}>
            {t('questions.editor.conflict.mine')}
          </Button>
        </div>
      </Notice>
    );
  return (
    <Notice tone="bad" live title={t('questions.editor.notSaved')}>
      {textOf(refusal)}
    </Notice>
  );
}
