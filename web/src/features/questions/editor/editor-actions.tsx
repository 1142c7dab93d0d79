import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly saving: boolean;
  /** What is written goes to a reviewer before tests take it. */
  readonly reviewed: boolean;
  /** It is with a reviewer or approved as it stands here. */
  readonly sent: boolean;
  readonly onPublish: () => void;
  readonly onSaveAndNext: () => void;
  /** A question that is not in the bank yet has no history. */
  readonly onHistory?: (() => void) | undefined;
}

/** Publishing makes the version that papers take; and where one is writing several, the next begins at once. */
export function EditorActions({ saving, reviewed, sent, onPublish, onSaveAndNext, onHistory }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {onHistory && (
        <Button variant="ghost" onClick={onHistory}>
          {t('questions.history.open')}
        </Button>
      )}
      <Button variant="outline" disabled={saving || sent} onClick={onSaveAndNext}>
        {t(reviewed ? 'questions.review.sendAndNext' : 'questions.editor.saveAndNext')}
      </Button>
      <Button variant="action" loading={saving} disabled={sent} onClick={onPublish}>
        {t(reviewed ? 'questions.review.send' : 'questions.drafts.publish')}
      </Button>
    </>
  );
}
