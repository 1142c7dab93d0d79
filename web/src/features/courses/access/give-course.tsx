import { Button, Modal, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './access.module.css';
import { type Found, StudentSearch } from './student-search.tsx';
import { useAccessChange } from './use-access-change.ts';
import { emptyWindow, useWindowBody, WindowFields } from './window-fields.tsx';

interface Props {
  readonly course: { readonly courseId: string; readonly title: string; readonly validityDays: number | null };
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Gives one course to students who are found by name, for its days or another window. */
export function GiveCourse({ course, opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('courses.access.give.title', { title: course.title })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Fields course={course} onClose={onClose} />
    </Modal>
  );
}

function Fields({ course, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly Found[]>([]);
  const [window, setWindow] = useState(emptyWindow);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const bodyOf = useWindowBody();
  const { change, busy } = useAccessChange<{ given: number }>(({ given }) => {
    onClose();
    toast.good(t('courses.access.give.done', { count: given }));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = bodyOf(window);
    if (!body) return setProblem(t('errors.ACCESS_WINDOW'));
    if (chosen.length === 0) return;
    const accountIds = chosen.map(({ id }) => id);
    change(() =>
      api.courses.giveCourse({
        params: { courseId: course.courseId },
        body: { ...body, accountIds, reason: reason.trim() },
      }),
    );
  };
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <StudentSearch courseId={course.courseId} chosen={chosen} onChange={setChosen} />
      <WindowFields
        value={window}
        validityDays={course.validityDays}
        error={problem}
        onChange={(next) => {
          setWindow(next);
          setProblem(undefined);
        }}
      />
      <Textarea
        label={t('courses.access.note')}
        description={t('courses.access.noteHelp')}
        autosize
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant="action" loading={busy} disabled={chosen.length === 0}>
          {t('courses.access.give.confirm', { count: chosen.length })}
        </Button>
      </div>
    </form>
  );
}
