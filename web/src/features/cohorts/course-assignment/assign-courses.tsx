import type { courseAssignment } from '@abhyas/contract/cohorts/course-assignment';
import type { Args } from '@abhyas/contract/endpoint';
import { Button, Modal, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FieldError } from '../../../ui/controls/field-error.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { useAccessChange } from '../../courses/access/use-access-change.ts';
import { emptyWindow, useWindowBody, WindowFields } from '../../courses/access/window-fields.tsx';
import classes from './assignment.module.css';
import { type Choice, CoursePicker } from './course-picker.tsx';

export type ChosenStudents = Args<typeof courseAssignment.assignCourses>['body']['students'];
interface Props {
  /** `assign`: gives courses; `takeBack`: takes back what staff gave, with a reason. */
  readonly what: 'assign' | 'takeBack' | undefined;
  readonly students: ChosenStudents;
  readonly count: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Courses for the chosen students, given or taken back. */
export function AssignCourses(props: Props) {
  const { t } = useTranslation();
  const { what, count, onClose } = props;
  const Form = what === 'takeBack' ? TakeBack : Assign;
  return (
    <Modal
      opened={what !== undefined}
      onClose={onClose}
      title={what && t(`cohorts.courseAssignment.${what}.title`, { count })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Form {...props} />
    </Modal>
  );
}

function Assign({ students, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const [courses, setCourses] = useState<readonly Choice[]>([]);
  const [window, setWindow] = useState(emptyWindow);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const bodyOf = useWindowBody();
  const { change, busy } = useAccessChange<{ students: number }>((done) => {
    onDone();
    toast.good(t('cohorts.courseAssignment.assign.done', { count: done.students }));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = bodyOf(window);
    if (!body) return setProblem(t('errors.ACCESS_WINDOW'));
    const courseIds = courses.map(({ courseId }) => courseId);
    change(() => api.cohorts.assignCourses({ body: { ...body, courseIds, students, reason: reason.trim() } }));
  };
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <CoursePicker chosen={courses} onChange={setCourses} />
      <WindowFields
        value={window}
        validityDays={courses.length === 1 ? courses[0]?.validityDays : undefined}
        error={problem}
        onChange={(next) => {
          setWindow(next);
          setProblem(undefined);
        }}
      />
      <Note value={reason} onChange={setReason} />
      <Buttons busy={busy} disabled={courses.length === 0} onClose={onClose}>
        {t('cohorts.courseAssignment.assign.confirm', { count: courses.length })}
      </Buttons>
    </form>
  );
}

function TakeBack({ students, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const [courses, setCourses] = useState<readonly Choice[]>([]);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { change, busy } = useAccessChange<{ revoked: number; stillOpen: number }>(({ revoked, stillOpen }) => {
    onDone();
    if (revoked > 0) toast.good(t('cohorts.courseAssignment.takeBack.done', { count: revoked }));
    else toast.info(t('cohorts.courseAssignment.takeBack.nothing'));
    if (stillOpen > 0) toast.warn(t('courses.access.takeBack.stillOpen', { count: stillOpen }));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (reason.trim() === '') return;
    const courseIds = courses.map(({ courseId }) => courseId);
    change(() => api.cohorts.takeCoursesBack({ body: { courseIds, students, reason: reason.trim() } }));
  };
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <p>{t('courses.access.takeBack.text')}</p>
      <CoursePicker chosen={courses} onChange={setCourses} />
      <Note needed value={reason} onChange={setReason} />
      {isAsked && reason.trim() === '' && <FieldError>{t('courses.access.takeBack.reasonMissing')}</FieldError>}
      <Buttons danger busy={busy} disabled={courses.length === 0} onClose={onClose}>
        {t('cohorts.courseAssignment.takeBack.confirm')}
      </Buttons>
    </form>
  );
}

interface NoteProps {
  readonly needed?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Note({ needed, value, onChange }: NoteProps) {
  const { t } = useTranslation();
  return (
    <Textarea
      label={t(needed ? 'courses.access.takeBack.reason' : 'courses.access.note')}
      description={t('courses.access.noteHelp')}
      required={needed ?? false}
      autosize
      maxLength={300}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface ButtonsProps {
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onClose: () => void;
  readonly children: string;
}

function Buttons({ danger, busy, disabled, onClose, children }: ButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['buttons']}>
      <Button variant="ghost" onClick={onClose}>
        {t('ui.cancel')}
      </Button>
      <Button type="submit" variant={danger ? 'danger' : 'action'} loading={busy} disabled={disabled}>
        {children}
      </Button>
    </div>
  );
}
