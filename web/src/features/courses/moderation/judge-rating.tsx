import type { ModeratedRating } from '@abhyas/contract/courses/ratings';
import { Button, Modal, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './moderation.module.css';

interface Props {
  readonly rating: ModeratedRating;
  readonly onClose: () => void;
}

/** Hides a rating with a reason that its author reads, or lets it stand; a hidden one comes back. */
export function JudgeRating({ rating, onClose }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const judge = useMutation({
    mutationFn: (hide: boolean) =>
      api.courses.judgeRating({ params: { ratingId: rating.ratingId }, body: { hide, reason: hide ? reason : '' } }),
    onSuccess: async (_, hide) => {
      toast.good(t(hide ? 'courses.moderation.wasHidden' : 'courses.moderation.stands'));
      await client.invalidateQueries({ queryKey: ['courses'] });
      onClose();
    },
  });
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
            error={judge.error && say(judge.error)}
          />
        )}
        <div className={classes['buttons']}>
          <Button variant="outline" loading={judge.isPending} onClick={() => judge.mutate(false)}>
            {t(rating.hidden ? 'courses.moderation.show' : 'courses.moderation.letStand')}
          </Button>
          {!rating.hidden && (
            <Button variant="danger" loading={judge.isPending} onClick={() => judge.mutate(true)}>
              {t('courses.moderation.hide')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
