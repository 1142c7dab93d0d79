import type { CourseRow } from '@abhyas/contract/courses/authoring';
import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { drawingOf, Cover } from '../../../ui/figures/cover.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { CourseStatus } from './course-status.tsx';
import classes from './list.module.css';

interface Props {
  readonly rows: readonly CourseRow[];
  readonly chosen: ReadonlySet<string>;
  /** None: nothing can be chosen here. */
  readonly onChoose: ((courseId: string, on: boolean) => void) | undefined;
}

/** One page of courses. */
export function CoursesTable({ rows, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const { number, date, percent, marks } = useFormat();
  const column = (key: string) => t(`courses.authoring.list.columns.${key}`);
  return (
    <Table
      label={t('courses.authoring.list.title')}
      cards
      head={[
        ...(onChoose ? [{ key: 'choose', label: column('choose'), hidden: true, width: 44 }] : []),
        { key: 'title', label: column('title') },
        { key: 'type', label: column('type') },
        { key: 'status', label: column('status') },
        { key: 'lessons', label: column('lessons'), numeric: true },
        { key: 'learners', label: column('learners'), numeric: true },
        { key: 'completed', label: column('completed'), numeric: true },
        { key: 'doubts', label: column('doubts'), numeric: true },
        { key: 'rating', label: column('rating'), numeric: true },
        { key: 'price', label: column('price'), numeric: true },
        { key: 'updated', label: column('updated') },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.courseId} data-selected={chosen.has(row.courseId) || undefined}>
          {onChoose && (
            <td>
              <Checkbox
                aria-label={t('courses.authoring.list.chooseOne', { title: row.title })}
                disabled={!row.can.publish}
                checked={chosen.has(row.courseId)}
                onChange={(event) => onChoose(row.courseId, event.currentTarget.checked)}
              />
            </td>
          )}
          <td>
            <Title row={row} />
          </td>
          <td data-label={column('type')}>
            <span className={classes['quiet']}>{t(`courses.authoring.types.${row.type}`)}</span>
          </td>
          <td data-label={column('status')}>
            <span className={classes['states']}>
              <CourseStatus {...row} />
              {row.inReview && <Badge tone="info">{t('courses.authoring.review.asked')}</Badge>}
            </span>
          </td>
          <td data-label={column('lessons')} data-numeric>
            {row.courses > 0
              ? t('courses.authoring.list.courses', { count: row.courses, shown: number(row.courses) })
              : number(row.lessons)}
          </td>
          <td data-label={column('learners')} data-numeric>
            {number(row.learners)}
          </td>
          <td data-label={column('completed')} data-numeric>
            {row.learners === 0 ? '–' : percent(row.completed, row.learners)}
          </td>
          <td data-label={column('doubts')} data-numeric>
            {number(row.doubtsWaiting)}
          </td>
          <td data-label={column('rating')} data-numeric>
            {row.rating === null ? '–' : marks(row.rating)}
          </td>
          <td data-label={column('price')} data-numeric>
            {row.pricePaise === 0 ? t('courses.authoring.list.free') : `₹${number(row.pricePaise / 100)}`}
          </td>
          <td data-label={column('updated')}>
            <span className={classes['quiet']}>{date(row.updatedAt)}</span>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Title({ row: { courseId, coverUrl, title } }: { readonly row: CourseRow }) {
  return (
    <Link className={classes['title']} to="/partner/courses/$courseId" params={{ courseId }}>
      <span className={classes['cover']}>
        {coverUrl === null ? <Cover drawing={drawingOf(courseId)} /> : <img src={coverUrl} alt="" loading="lazy" />}
      </span>
      <span>{title}</span>
    </Link>
  );
}
