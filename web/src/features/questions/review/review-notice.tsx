import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import type { Sending } from './use-send-for-review.tsx';

interface Props {
  readonly questionId: string;
  readonly sending: Sending;
}

/** Above the editor: that the question is in review, or what its reviewer said when it came back. */
export function ReviewNotice({ questionId, sending }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { data } = useQuery({ ...query(api.questions.showReview, { params: { questionId } }), staleTime: 0 });
  const last = data?.history[0];
  return (
    <>
      {sending.problem && (
        <Notice tone="bad" live>
          {sending.problem}
        </Notice>
      )}
      {data?.state === 'in_review' && (
        <Notice
          tone="info"
          title={t('questions.review.isInReview', { at: data.sentAt ? dateTime(data.sentAt) : '' })}
          action={
            data.can.withdraw && (
              <Button
                size="sm"
                variant="outline"
                loading={sending.busy}
                onClick={() => void sending.withdraw(questionId, data.round)}
              >
                {t('questions.review.withdraw')}
              </Button>
            )
          }
        >
          {t('questions.review.changeTakesBack')}
        </Notice>
      )}
      {data?.state === 'draft' && last?.action === 'returned' && (
        <Notice tone="warn" title={t('questions.review.returnedBy', { by: last.by ?? t('questions.history.nobody') })}>
          <q>{last.comment}</q>
        </Notice>
      )}
      {data?.state === 'draft' && data.approved && last?.action !== 'returned' && (
        <Notice tone="info">{t('questions.review.papersKeep', { version: data.approved.version })}</Notice>
      )}
    </>
  );
}
