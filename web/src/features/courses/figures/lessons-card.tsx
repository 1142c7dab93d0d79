import type { LessonFigures } from '@abhyas/contract/courses/figures';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import classes from './figures.module.css';

interface Props {
  readonly lessons: readonly LessonFigures[];
  /** How many learn in the course. */
  readonly learners: number;
  readonly onHeat: (lessonId: string) => void;
}

/** Every lesson with who began and did it; a video opens its heat line. */
export function LessonsCard({ lessons, learners, onHeat }: Props) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const column = (key: string) => t(`courses.figures.columns.${key}`);
  return (
    <Card flush title={t('courses.figures.lessons')}>
      <Table
        cards
        label={t('courses.figures.lessons')}
        head={[
          { key: 'lesson', label: column('lesson') },
          { key: 'begun', label: column('begun'), numeric: true },
          { key: 'done', label: column('done'), width: 200 },
          { key: 'seen', label: column('seen'), numeric: true },
          { key: 'doubts', label: column('doubts'), numeric: true },
        ]}
      >
        {lessons.map((lesson, at) => (
          <Fragment key={lesson.lessonId}>
            {lesson.section !== lessons[at - 1]?.section && (
              <tr className={classes['section']}>
                <th scope="colgroup" colSpan={5}>
                  {lesson.section}
                </th>
              </tr>
            )}
            <tr>
              <td>
                <LessonName lesson={lesson} onHeat={onHeat} />
              </td>
              <td data-numeric data-label={column('begun')}>
                {number(lesson.begun)}
              </td>
              <td data-label={column('done')}>
                <span className={classes['done']}>
                  <ProgressBar
                    label={t('courses.figures.doneOf', { lesson: lesson.title })}
                    value={lesson.done}
                    max={Math.max(1, learners)}
                  />
                  <span>{percent(lesson.done, learners)}</span>
                </span>
              </td>
              <td data-numeric data-label={column('seen')}>
                {lesson.seenPercent === null ? '–' : percent(lesson.seenPercent, 100)}
              </td>
              <td data-numeric data-label={column('doubts')}>
                {number(lesson.doubts)}
              </td>
            </tr>
          </Fragment>
        ))}
      </Table>
    </Card>
  );
}

function LessonName({ lesson, onHeat }: { readonly lesson: LessonFigures; readonly onHeat: (id: string) => void }) {
  const { t } = useTranslation();
  const name = (
    <>
      <b>{lesson.title}</b>
      <small>{t(`courses.figures.kinds.${lesson.kind}`)}</small>
    </>
  );
  const hasHeat = lesson.kind === 'video' || lesson.kind === 'audio' || lesson.kind === 'pdf';
  return hasHeat && lesson.begun > 0 ? (
    <button type="button" className={classes['name']} onClick={() => onHeat(lesson.lessonId)}>
      {name}
    </button>
  ) : (
    <span className={classes['name']}>{name}</span>
  );
}
