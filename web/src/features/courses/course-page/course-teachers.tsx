import type { CoursePage } from '@abhyas/contract/courses/catalogue';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './course-page.module.css';

/** Who teaches the course, and what else. */
export function CourseTeachers({ teachers }: { readonly teachers: CoursePage['teachers'] }) {
  const { t } = useTranslation();
  const { list } = useFormat();
  if (teachers.length === 0) return null;
  return (
    <Card title={t('courses.coursePage.teachers')}>
      <ul className={classes['teachers']}>
        {teachers.map(({ id, name, subjects, photoUrl, courses }) => (
          <li key={id}>
            <Avatar name={name} size="lg" src={photoUrl ?? undefined} />
            <span>
              <b>{name}</b>
              <small>
                {[
                  list(
                    subjects.map((subject) => t(`courses.catalogue.subjects.${subject}`, { defaultValue: subject })),
                  ),
                  t('courses.coursePage.coursesOfTeacher', { count: courses }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
