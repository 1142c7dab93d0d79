import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './review.module.css';

/** Sends the drafts of this page together: what an import brought need not be sent one by one. */
export function SendAll({ questionIds }: { readonly questionIds: readonly string[] }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const send = useChange(() => api.questions.submitReviews({ body: { questionIds: [...questionIds] } }), {
    stale: [['questions']],
    after: ({ sent }) => {
      if (sent > 0) toast.good(t('questions.review.sentAll', { count: sent }));
    },
    inline: true,
  });
  const left = send.reply?.left ?? [];
  return (
    <div className={classes['together']}>
      <Button
        size="sm"
        variant="soft"
        leftSection={<Icon of={IconSend} size={16} />}
        loading={send.busy}
        onClick={() => send.send()}
      >
        {t('questions.review.sendAll', { count: questionIds.length })}
      </Button>
      {send.error && (
        <Notice tone="bad" live>
          {say(send.error)}
        </Notice>
      )}
      {left.length > 0 && (
        <Notice tone="warn" live>
          {t('questions.review.left', {
            count: left.length,
            questions: left.map(({ number }) => t('questions.number', { number })).join(', '),
          })}
        </Notice>
      )}
    </div>
  );
}
