import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { useBuilding } from '../builder/building.ts';
import classes from './people.module.css';

const MOST_NOTE = 1000;

/** A review that waits or came back, and what the person may do about it. */
export function ReviewNotice() {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const { course, takeReply } = useBuilding();
  const [giving, setGiving] = useState(false);
  const { review, courseId } = course;
  const act = async (send: () => Promise<AuthoredCourse>) => {
    try {
      takeReply(await send());
      setGiving(false);
    } catch (error) {
      toast.bad(textOf(error));
    }
  };
  if (review?.state === 'returned' && course.changed)
    return (
      <Notice tone="warn" title={t('courses.authoring.review.returned', { name: review.decidedBy ?? '' })}>
        {review.decision}
      </Notice>
    );
  if (review?.state !== 'asked') return null;
  return (
    <Notice
      tone="info"
      title={t('courses.authoring.review.waiting', { name: review.askedBy })}
      action={
        <span className={classes['choices']}>
          {course.can.publish && (
            <Button size="sm" variant="outline" onClick={() => setGiving(true)}>
              {t('courses.authoring.review.giveBack')}
            </Button>
          )}
          {course.can.edit && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => void act(() => api.courses.withdrawCourseReview({ params: { courseId } }))}
            >
              {t('courses.authoring.review.withdraw')}
            </Button>
          )}
        </span>
      }
    >
      {review.note}
      {giving && (
        <GiveBack
          onClose={() => setGiving(false)}
          onSend={(note) => void act(() => api.courses.returnCourse({ params: { courseId }, body: { note } }))}
        />
      )}
    </Notice>
  );
}

interface GiveBackProps {
  readonly onClose: () => void;
  readonly onSend: (note: string) => void;
}

function GiveBack({ onClose, onSend }: GiveBackProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('courses.authoring.review.giveBack')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <div className={classes['asking']}>
        <Textarea
          data-autofocus
          label={t('courses.authoring.review.what')}
          required
          autosize
          minRows={3}
          maxLength={MOST_NOTE}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className={classes['buttons']}>
          <Button variant="ghost" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button variant="filled" disabled={note.trim() === ''} onClick={() => onSend(note.trim())}>
            {t('courses.authoring.review.giveBack')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
