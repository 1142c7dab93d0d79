import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly saving: boolean;
  readonly onPublish: () => void;
  readonly onSaveAndNext: () => void;
  /** A question that is not in the bank yet has no history. */
  readonly onHistory?: (() => void) | undefined;
}

/** Publishing makes the version that papers take; and where one is writing several, the next begins at once. */
export function EditorActions({ saving, onPublish, onSaveAndNext, onHistory }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {onHistory && (
        <Button variant="ghost" onClick={onHistory}>
          {t('questions.history.open')}
        </Button>
      )}
      <Button variant="outline" disabled={saving} onClick={onSaveAndNext}>
        {t('questions.editor.saveAndNext')}
      </Button>
      <Button variant="action" loading={saving} onClick={onPublish}>
        {t('questions.drafts.publish')}
      </Button>
    </>
  );
}
