import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { CourseCard } from '@abhyas/contract/courses/shapes';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { StarRating } from '../../../ui/figures/star-rating.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { CourseCover } from './course-cover.tsx';
import classes from './course-tile.module.css';
import { Price } from './price.tsx';

const NEW_MS = 14 * 86_400_000;

/** A pack says that it is one beside what it is else. */
const badgesOf = ({ type, publishedAt, bestseller }: CourseCard) => [
  ...(bestseller ? ['bestseller' as const] : []),
  ...(isPackType(type) ? [type] : !bestseller && Date.now() - Date.parse(publishedAt) < NEW_MS ? ['new' as const] : []),
];

/** A course as it stands on the home and in lists: whose it is, how long, how rated, what it costs. */
export function CourseTile({ course }: { readonly course: CourseCard }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { teachers, rating } = course;
  const badges = badgesOf(course).map((name) => <Badge key={name}>{t(`courses.catalogue.badges.${name}`)}</Badge>);
  const facts = [
    teachers.length > 1 ? t('courses.catalogue.andTeam', { name: teachers[0] }) : teachers[0],
    course.lessons > 0 && t('courses.catalogue.lessons', { count: course.lessons }),
    course.tests > 0 && t('courses.catalogue.tests', { count: course.tests }),
  ];
  return (
    <article className={classes['card']}>
      <CourseCover course={course} badge={badges.length > 0 && badges} />
      <div className={classes['body']}>
        <h3>
          <Link to="/courses/$courseId" params={{ courseId: course.courseId }} className={classes['link']!}>
            {course.title}
          </Link>
        </h3>
        <p className={classes['facts']}>{facts.filter(Boolean).join(', ')}</p>
        {rating && <StarRating value={rating.hundredths / 100} count={number(rating.count)} />}
        <Price of={course} />
      </div>
    </article>
  );
}

/** Courses side by side; on a phone a row that is pushed sideways. */
export function CourseRow({ courses }: { readonly courses: readonly CourseCard[] }) {
  return (
    <ul className={classes['row']}>
      {courses.map((course) => (
        <li key={course.courseId}>
          <CourseTile course={course} />
        </li>
      ))}
    </ul>
  );
}
