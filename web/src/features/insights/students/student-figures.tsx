import type { StudentPage } from '@abhyas/contract/insights/students';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Stat, type StatDelta, StatStrip } from '../../../ui/figures/stat.tsx';

const DAYS = 7;
const TESTS = 5;

/** The figures over a student's page: marks, rank, time and lessons. */
export function StudentFigures({ results, days, courses }: Pick<StudentPage, 'results' | 'days' | 'courses'>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const done = courses?.reduce((sum, course) => sum + course.done, 0) ?? 0;
  const lessons = courses?.reduce((sum, course) => sum + course.lessons, 0) ?? 0;
  return (
    <StatStrip label={t('insights.student.figures')}>
      {results && <Average tests={results.tests.slice(0, TESTS)} />}
      {results && <Rank tests={results.tests} />}
      {days && <Time days={days} />}
      {courses && (
        <Stat
          bare
          label={t('insights.student.lessons')}
          figure={number(done)}
          small={lessons > 0 && t('insights.student.of', { of: number(lessons) })}
          note={t('insights.student.inCourses', { count: courses.length })}
        />
      )}
    </StatStrip>
  );
}

interface Tests {
  readonly tests: NonNullable<StudentPage['results']>['tests'];
}

/** Each test counts alike, whatever its full marks. */
function Average({ tests }: Tests) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const shareOf = (one: readonly { readonly marks: number; readonly full: number }[]) =>
    one.reduce((sum, { marks, full }) => sum + (full === 0 ? 0 : marks / full), 0) / one.length;
  const compared = tests.filter(({ average }) => average !== null);
  const points =
    compared.length === 0
      ? undefined
      : Math.round(
          (shareOf(compared) - shareOf(compared.map(({ average, full }) => ({ marks: average ?? 0, full })))) * 100,
        );
  return (
    <Stat
      bare
      label={t('insights.student.average', { count: Math.max(1, tests.length) })}
      figure={tests.length === 0 ? '–' : percent(shareOf(tests), 1)}
      note={tests.length === 0 && t('insights.student.noTest')}
      delta={points === undefined ? undefined : deltaOf(points, t)}
    />
  );
}

function deltaOf(points: number, t: ReturnType<typeof useTranslation>['t']): StatDelta {
  const way = points === 0 ? 'same' : points > 0 ? 'up' : 'down';
  return {
    way,
    good: points >= 0,
    value: t('insights.student.points', { count: Math.abs(points) }),
    note: t(`insights.student.against.${way}`),
  };
}

function Rank({ tests }: Tests) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const ranked = tests.find(({ standing }) => standing !== null);
  return (
    <Stat
      bare
      label={t('insights.student.rank')}
      figure={ranked?.standing ? number(ranked.standing.rank) : '–'}
      small={ranked?.standing && t('insights.student.of', { of: number(ranked.standing.of) })}
      note={ranked?.title ?? t('insights.student.noRank')}
    />
  );
}

function Time({ days }: { readonly days: NonNullable<StudentPage['days']> }) {
  const { t } = useTranslation();
  const { length } = useFormat();
  const sumOf = (some: typeof days) => some.reduce((sum, { watched, tested }) => sum + watched + tested, 0);
  const [before, now] = [sumOf(days.slice(0, -DAYS)), sumOf(days.slice(-DAYS))];
  const change = now - before;
  const way = Math.abs(change) < 60 ? 'same' : change > 0 ? 'up' : 'down';
  return (
    <Stat
      bare
      label={t('insights.student.time')}
      figure={now === 0 ? '–' : length(now)}
      delta={{
        way,
        good: change >= 0,
        value: way === 'same' ? t('insights.student.asBefore') : length(Math.abs(change)),
        note: way === 'same' ? undefined : t(`insights.student.thanBefore.${way}`),
      }}
    />
  );
}
