import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { toast } from '../../../ui/status/toast.tsx';
import { useBuilding } from '../builder/building.ts';
import { ProblemList } from '../builder/checks-card.tsx';
import classes from './people.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const MOST_NOTE = 1000;

/** Asks somebody who may publish to look at the draft; or says what is still missing. */
export function AskReview({ opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('courses.authoring.review.ask')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Asking onClose={onClose} />
    </Modal>
  );
}

function Asking({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const { course, takeReply } = useBuilding();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const blocked = course.problems.length > 0;
  const ask = async () => {
    setBusy(true);
    try {
      takeReply(
        await api.courses.askCourseReview({ params: { courseId: course.courseId }, body: { note: note.trim() } }),
      );
      toast.good(t('courses.authoring.review.done'));
      onClose();
    } catch (error) {
      toast.bad(textOf(error));
      setBusy(false);
    }
  };
  return (
    <div className={classes['asking']}>
      {blocked ? (
        <>
          <p>{t('courses.authoring.publish.notYet', { count: course.problems.length })}</p>
          <ProblemList onGo={onClose} />
        </>
      ) : (
        <Textarea
          data-autofocus
          label={t('courses.authoring.review.note')}
          autosize
          minRows={3}
          maxLength={MOST_NOTE}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button variant="action" disabled={blocked} loading={busy} onClick={() => void ask()}>
          {t('courses.authoring.review.send')}
        </Button>
      </div>
    </div>
  );
}
