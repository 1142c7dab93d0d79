import type { ModeratedRating } from '@abhyas/contract/courses/ratings';
import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import classes from './moderation.module.css';

interface Props {
  readonly rating: ModeratedRating;
  readonly onClose: () => void;
}

/** Hides a rating with a reason that its author reads, or lets it stand; a hidden one comes back. */
export function JudgeRating({ rating, onClose }: Props) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const judge = useChange(
    (hide: boolean) =>
      api.courses.judgeRating({ params: { ratingId: rating.ratingId }, body: { hide, reason: hide ? reason : '' } }),
    {
      stale: [['courses']],
      said: (_, hide) => t(hide ? 'courses.moderation.wasHidden' : 'courses.moderation.stands'),
      after: async (_, hide, refreshed) => {
        await refreshed;
        onClose();
      },
      inline: true,
    },
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('courses.moderation.judgeTitle')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <div className={classes['judge']}>
        {rating.text && <blockquote>{rating.text}</blockquote>}
        {!rating.hidden && (
          <Textarea
            label={t('courses.moderation.reason')}
            description={t('courses.moderation.reasonHelp')}
            maxLength={300}
            autosize
            minRows={2}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            error={judge.problem}
          />
        )}
        <div className={classes['buttons']}>
          <Button variant="outline" loading={judge.busy} onClick={() => judge.send(false)}>
            {t(rating.hidden ? 'courses.moderation.show' : 'courses.moderation.letStand')}
          </Button>
          {!rating.hidden && (
            <Button variant="danger" loading={judge.busy} onClick={() => judge.send(true)}>
              {t('courses.moderation.hide')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
