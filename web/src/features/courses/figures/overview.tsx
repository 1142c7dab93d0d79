import type { CourseFigures } from '@abhyas/contract/courses/figures';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Histogram } from '../../../ui/charts/histogram.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { Stat, StatStrip } from '../../../ui/figures/stat.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Stacked } from '../../../ui/page/page.tsx';
import { useDoubtWords } from '../doubts/doubt-words.ts';
import { type FiguresPatch, waitingDoubtsOf } from '../addresses.ts';
import { HeatCard } from './heat-card.tsx';
import { LessonsCard } from './lessons-card.tsx';
import { QuizzesCard } from './quizzes-card.tsx';

interface Props {
  readonly courseId: string;
  readonly figures: CourseFigures;
  /** The lesson whose heat line is asked for. */
  readonly lesson: string | undefined;
  readonly onSearch: (patch: FiguresPatch) => void;
}

/** The figures of a course on one page: learners, how far they are, where they stop, quizzes, doubts, ratings. */
export function Overview({ courseId, figures, lesson, onSearch }: Props) {
  const { t } = useTranslation();
  const { number, percent, shortDate } = useFormat();
  const words = useDoubtWords();
  const { learners, doubts, rating, byLesson } = figures;
  const watchable = byLesson.filter(({ kind }) => kind === 'video' || kind === 'audio' || kind === 'pdf');
  const heat =
    watchable.find(({ lessonId }) => lessonId === lesson) ??
    watchable.toSorted((a, b) => b.begun - a.begun).find(({ begun }) => begun > 0);
  return (
    <Stacked>
      <StatStrip label={t('courses.figures.view.overview')}>
        <Stat
          bare
          lead
          label={t('courses.figures.learners')}
          figure={number(learners.all)}
          note={t('courses.figures.active', { count: learners.activeThisWeek })}
        />
        <Stat
          bare
          label={t('courses.figures.completed')}
          figure={number(learners.completed)}
          small={percent(learners.completed, learners.all)}
        />
        <Stat
          bare
          label={t('courses.figures.stopped')}
          figure={number(learners.stopped)}
          note={t('courses.figures.stoppedNote')}
        />
        <Stat
          bare
          label={t('courses.figures.doubtsWaiting')}
          figure={number(doubts.waiting)}
          note={doubts.oldestAt ? t('courses.figures.oldest', { time: words.waiting(doubts.oldestAt) }) : undefined}
          to={doubts.waiting > 0 ? '/partner/doubts' : undefined}
          search={waitingDoubtsOf(courseId)}
        />
        <Stat
          bare
          label={t('courses.figures.rating')}
          figure={rating ? (rating.hundredths / 100).toFixed(1) : '–'}
          note={t('courses.figures.ratings', { count: rating?.count ?? 0 })}
        />
      </StatStrip>
      <Columns kind="two">
        <Card title={t('courses.figures.howFar')} note={t('courses.figures.howFarNote')}>
          <Histogram
            label={t('courses.figures.howFar')}
            countLabel={t('courses.figures.learners')}
            bars={progressBars(figures.progress)}
            lines={[]}
            format={(value) => (value > 100 ? t('courses.figures.all') : percent(value, 100))}
          />
        </Card>
        <Card title={t('courses.figures.weeks')} note={t('courses.figures.weeksNote')}>
          <LineChart
            label={t('courses.figures.weeks')}
            nowLabel={t('courses.figures.enrolments')}
            format={(value) => (Number.isInteger(value) ? number(value) : '')}
            points={figures.weeks.map(({ from, count }) => ({ label: shortDate(from), value: count }))}
          />
        </Card>
      </Columns>
      {heat && (
        <HeatCard
          courseId={courseId}
          lessonId={heat.lessonId}
          lessons={watchable}
          onLesson={(lessonId) => onSearch({ lesson: lessonId })}
        />
      )}
      <LessonsCard lessons={byLesson} learners={learners.all} onHeat={(lessonId) => onSearch({ lesson: lessonId })} />
      {figures.quizzes.length > 0 && <QuizzesCard quizzes={figures.quizzes} />}
    </Stacked>
  );
}

/** Those who are through stand in a bar of their own, behind 100%. */
const progressBars = (progress: CourseFigures['progress']) =>
  progress.map(({ from, to, count }) => (from >= 100 ? { from: 100, to: 110, count } : { from, to, count }));
