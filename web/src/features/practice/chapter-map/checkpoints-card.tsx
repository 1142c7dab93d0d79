import type { PracticeMap } from '@abhyas/contract/practice/chapter-map';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { StateMark } from '../state-mark.tsx';
import { useStart } from '../use-start.ts';
import classes from './chapter-map.module.css';

/** Chapters in which ten questions may decide: near to mastery, or mastered a while ago; and courses as a whole. */
export function CheckpointsCard({ map }: { readonly map: PracticeMap }) {
  const { t } = useTranslation();
  const start = useStart();
  const { checkpoints, courses, examId } = map;
  if (checkpoints.length === 0 && courses.length === 0) return null;
  return (
    <Card title={t('practice.checkpoints.title')} note={t('practice.checkpoints.note')}>
      <RowList>
        {checkpoints.map(({ chapterId, name, state }) => (
          <li key={chapterId}>
            <StateMark state={state} />
            <Stack gap={0} className={classes['due']}>
              <b>{name}</b>
              <Quiet size="sm">
                {t(state === 'fading' ? 'practice.checkpoints.fading' : 'practice.checkpoints.near')}
              </Quiet>
            </Stack>
            <Button
              variant="outline"
              size="sm"
              aria-label={t('practice.checkpoints.startOf', { chapter: name })}
              loading={start.busy && start.given?.chapterId === chapterId}
              onClick={() => start.send({ kind: 'checkpoint', examId, chapterId })}
            >
              {t('practice.checkpoints.start')}
            </Button>
          </li>
        ))}
        {courses.map((course) => (
          <CourseRow
            key={course.courseId}
            course={course}
            busy={start.busy && start.given?.courseId === course.courseId}
            onStart={() => start.send({ kind: 'checkpoint', examId, courseId: course.courseId })}
          />
        ))}
      </RowList>
    </Card>
  );
}

interface CourseProps {
  readonly course: PracticeMap['courses'][number];
  readonly busy: boolean;
  readonly onStart: () => void;
}

function CourseRow({ course: { title, passed, at }, busy, onStart }: CourseProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const last = passed === null || at === null ? 'course' : passed ? 'coursePassed' : 'courseNotYet';
  return (
    <li>
      <Icon of={passed ? IconCircleCheck : IconSchool} size={20} />
      <Stack gap={0} className={classes['due']}>
        <b>{title}</b>
        <Quiet size="sm">{t(`practice.checkpoints.${last}`, { date: at === null ? '' : date(at) })}</Quiet>
      </Stack>
      <Button
        variant="outline"
        size="sm"
        aria-label={t(`practice.checkpoints.${passed === null ? 'startOf' : 'againOf'}`, { chapter: title })}
        loading={busy}
        onClick={onStart}
      >
        {t(passed === null ? 'practice.checkpoints.start' : 'practice.checkpoints.again')}
      </Button>
    </li>
  );
}
