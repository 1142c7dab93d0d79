import type { LessonFigures } from '@abhyas/contract/courses/figures';
import { Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { HeatLine } from '../../../ui/charts/heat-line.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './figures.module.css';

interface Props {
  readonly courseId: string;
  readonly lessonId: string;
  /** Those that have a heat line. */
  readonly lessons: readonly LessonFigures[];
  readonly onLesson: (lessonId: string) => void;
}

/** Where learners stop watching or reading: how many saw each part, and where most leave. */
export function HeatCard({ courseId, lessonId, lessons, onLesson }: Props) {
  const { t } = useTranslation();
  const { clock, number } = useFormat();
  const { data, error, refetch } = useQuery({
    ...query(api.courses.showLessonHeat, { params: { courseId, lessonId } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const unit = data?.unit ?? 'second';
  const place = (at: number) => (unit === 'second' ? clock(at) : t('courses.figures.page', { page: number(at + 1) }));
  return (
    <Card
      title={t('courses.figures.heat')}
      note={t('courses.figures.heatNote')}
      aside={
        <Select
          className={classes['lesson']!}
          aria-label={t('courses.figures.lesson')}
          size="sm"
          allowDeselect={false}
          searchable={lessons.length > 8}
          data={lessons.map((lesson) => ({ value: lesson.lessonId, label: lesson.title }))}
          value={lessonId}
          onChange={(value) => value && onLesson(value)}
        />
      }
    >
      {!data && error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CardSkeleton lines={4} />}
      {data && data.learners === 0 && <p className={classes['quiet']}>{t('courses.figures.nobodyBegan')}</p>}
      {data && data.learners > 0 && (
        <>
          <HeatLine
            label={t('courses.figures.heatLabel', { lesson: data.title })}
            parts={data.parts}
            most={data.learners}
            nameOf={(part) => place(part * data.every)}
            format={(count) => t('courses.figures.learnersCount', { count })}
            partLabel={t('courses.figures.part')}
            countLabel={t('courses.figures.learners')}
            marks={data.doubts.flatMap((count, part) =>
              count > 0 ? [{ part, text: t('courses.figures.doubtsHere', { count }) }] : [],
            )}
            peak={
              data.drop
                ? {
                    part: Math.floor(data.drop.at / data.every),
                    name: t('courses.figures.drop', { count: data.drop.lost, place: place(data.drop.at) }),
                  }
                : undefined
            }
          />
          <p className={classes['quiet']}>
            {t('courses.figures.began', { count: data.learners })}
            {data.doubts.some((count) => count > 0) && ` ${t('courses.figures.dots')}`}
          </p>
        </>
      )}
    </Card>
  );
}
