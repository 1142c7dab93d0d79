import type { CourseRating } from '@abhyas/contract/courses/ratings';
import type { CourseCard } from '@abhyas/contract/courses/shapes';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { can, useMe } from '../../../lib/session.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { deferred } from '../../../ui/deferred.tsx';
import { StarRating } from '../../../ui/figures/star-rating.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './ratings.module.css';

/** Visitors need neither. */
const OwnRating = deferred(async () => (await import('./own-rating.tsx')).OwnRating);
const ReportRating = deferred(async () => (await import('./report-rating.tsx')).ReportRating);
const SIZE = 8;

interface Props {
  readonly courseId: string;
  readonly rating: CourseCard['rating'];
  /** How many gave one star, two, … five. */
  readonly stars: readonly number[];
}

/** What learners say of the course: the mean, how it is spread, their words; who learns here adds their own. */
export function Ratings({ courseId, rating, stars }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  return (
    <Card title={t('courses.ratings.title')} note={t('courses.ratings.note')}>
      <div className={classes['ratings']}>
        {rating && <Spread rating={rating} stars={stars} />}
        {can(me, 'courses.study') && <OwnRating courseId={courseId} />}
        {rating ? <List courseId={courseId} /> : <p className={classes['none']}>{t('courses.ratings.none')}</p>}
      </div>
    </Card>
  );
}

function Spread({
  rating,
  stars,
}: {
  readonly rating: NonNullable<Props['rating']>;
  readonly stars: readonly number[];
}) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  return (
    <div className={classes['spread']}>
      <p className={classes['mean']}>
        <StarRating value={rating.hundredths / 100} count={number(rating.count)} />
      </p>
      <ul>
        {stars
          .map((count, at) => ({ count, star: at + 1 }))
          .toReversed()
          .map(({ count, star }) => (
            <li key={star} aria-label={t('courses.ratings.spread', { count: star, many: number(count) })}>
              <span>{number(star)}</span>
              <i style={{ '--share': count / rating.count } as CSSProperties} />
              <span>{percent(count, rating.count)}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}

function List({ courseId }: { readonly courseId: string }) {
  const { t } = useTranslation();
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...api.courses.listRatings.key, { params: { courseId } }],
    queryFn: ({ pageParam, signal }) =>
      api.courses.listRatings({ params: { courseId }, query: { page: pageParam, size: SIZE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
  });
  if (!data) return null;
  return (
    <>
      <ul className={classes['list']}>
        {data.pages.flatMap(({ rows }) => rows.map((row) => <Rating key={row.ratingId} rating={row} />))}
      </ul>
      {hasNextPage && (
        <button
          type="button"
          {...buttonFace('outline', 'sm')}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('courses.ratings.more')}
        </button>
      )}
    </>
  );
}

function Rating({ rating: { ratingId, author, stars, text, at, own } }: { readonly rating: CourseRating }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const me = useMe();
  return (
    <li className={classes['rating']}>
      <p className={classes['by']}>
        <StarRating value={stars} />
        <span>{own ? t('courses.ratings.you') : (author ?? t('courses.ratings.somebody'))}</span>
        <time dateTime={at}>{date(at)}</time>
        {me && !own && <ReportRating ratingId={ratingId} />}
      </p>
      {text && <p className={classes['text']}>{text}</p>}
    </li>
  );
}
