import type { courseAssignment } from '@abhyas/contract/cohorts/course-assignment';
import type { Args } from '@abhyas/contract/endpoint';
import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { emptyWindow, useAccessRefresh, useWindowBody, type WindowDraft, WindowFields } from '../../courses/index.ts';
import { type Choice, CoursePicker } from './course-picker.tsx';

export type ChosenStudents = Args<typeof courseAssignment.assignCourses>['body']['students'];
interface Props {
  readonly opened: boolean;
  readonly students: ChosenStudents;
  readonly count: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}
interface TakeBackValues {
  readonly courses: readonly Choice[];
  readonly reason: string;
}
interface AssignValues extends TakeBackValues {
  readonly window: WindowDraft;
}
const nothing: AssignValues = { courses: [], reason: '', window: emptyWindow };
const isEmpty = ({ courses }: TakeBackValues) => courses.length === 0;
const bodyWithout = ({ courses, reason }: TakeBackValues) => ({
  courseIds: courses.map(({ courseId }) => courseId),
  reason: reason.trim(),
});

/** Gives courses to the chosen students. */
export function AssignCourses({ opened, students, count, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const refresh = useAccessRefresh();
  const windowOf = useWindowBody();
  const send = async (values: AssignValues) => {
    const body = { ...windowOf(values.window), ...bodyWithout(values), students };
    const done = await api.cohorts.assignCourses({ body });
    refresh();
    onDone();
    toast.good(t('cohorts.courseAssignment.assign.done', { count: done.students }));
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('cohorts.courseAssignment.assign.title', { count })}
      submit={({ courses }) => t('cohorts.courseAssignment.assign.confirm', { count: courses.length })}
      initial={nothing}
      isEmpty={isEmpty}
      check={({ window }) => (windowOf(window) ? {} : { window: t('errors.ACCESS_WINDOW') })}
      fieldOf={{ ACCESS_WINDOW: 'window' }}
      send={send}
    >
      {({ values, choice, text, set }) => (
        <>
          <CoursePicker chosen={values.courses} onChange={(courses) => set('courses', courses)} />
          <WindowFields
            {...choice('window')}
            validityDays={values.courses.length === 1 ? values.courses[0]?.validityDays : undefined}
          />
          <Textarea
            {...text('reason')}
            label={t('courses.access.note')}
            description={t('courses.access.noteHelp')}
            autosize
            maxLength={300}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Takes back from the chosen students what staff gave, with a reason. */
export function TakeCoursesBack({ opened, students, count, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const refresh = useAccessRefresh();
  const send = async (values: TakeBackValues) => {
    const body = { ...bodyWithout(values), students };
    const { revoked, stillOpen } = await api.cohorts.takeCoursesBack({ body });
    refresh();
    onDone();
    if (revoked > 0) toast.good(t('cohorts.courseAssignment.takeBack.done', { count: revoked }));
    else toast.info(t('cohorts.courseAssignment.takeBack.nothing'));
    if (stillOpen > 0) toast.warn(t('courses.access.takeBack.stillOpen', { count: stillOpen }));
  };
  return (
    <FormDialog<TakeBackValues>
      opened={opened}
      onClose={onClose}
      title={t('cohorts.courseAssignment.takeBack.title', { count })}
      submit={t('cohorts.courseAssignment.takeBack.confirm')}
      tone="danger"
      initial={nothing}
      isEmpty={isEmpty}
      check={({ reason }) => (reason.trim() === '' ? { reason: t('courses.access.takeBack.reasonMissing') } : {})}
      send={send}
    >
      {({ values, text, set }) => (
        <>
          <p>{t('courses.access.takeBack.text')}</p>
          <CoursePicker chosen={values.courses} onChange={(courses) => set('courses', courses)} />
          <Textarea
            {...text('reason')}
            label={t('courses.access.takeBack.reason')}
            description={t('courses.access.noteHelp')}
            required
            autosize
            maxLength={300}
          />
        </>
      )}
    </FormDialog>
  );
}
