import type { AttemptMessage } from '@abhyas/contract/assessments/invigilation';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../../ui/status/notice.tsx';

interface Props {
  readonly messages: readonly AttemptMessage[];
  readonly onRead: (messageId: string) => void;
}

/** What those who watch have written to this student; each stays until it is confirmed. */
export function Messages({ messages, onRead }: Props) {
  const { t } = useTranslation();
  return messages.map(({ id, text }) => (
    <Notice
      key={id}
      tone="info"
      live
      action={
        <Button size="sm" variant="outline" onClick={() => onRead(id)}>
          {t('assessments.tools.message.read')}
        </Button>
      }
    >
      <b>{t('assessments.tools.message.from')}</b> <span style={{ whiteSpace: 'pre-wrap' }}>{text}</span>
    </Notice>
  ));
}
