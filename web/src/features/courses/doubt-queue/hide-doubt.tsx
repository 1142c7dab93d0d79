import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './doubt-queue.module.css';

interface Props {
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onHide: (reason: string) => void;
}

/** Asks why something is hidden: its writer reads it. */
export function HideDoubt({ busy, onClose, onHide }: Props) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('courses.doubtQueue.hideTitle')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <form
        className={classes['hide']}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (reason.trim()) onHide(reason.trim());
        }}
      >
        <Textarea
          data-autofocus
          label={t('courses.doubtQueue.reason')}
          description={t('courses.doubtQueue.reasonHelp')}
          error={asked && !reason.trim() && t('errors.DOUBT_REASON')}
          maxLength={500}
          autosize
          minRows={2}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className={classes['buttons']}>
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant="danger" loading={busy}>
            {t('courses.doubtQueue.hide')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
