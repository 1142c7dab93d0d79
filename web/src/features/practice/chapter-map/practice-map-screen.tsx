import type { PracticeMap } from '@abhyas/contract/practice/chapter-map';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { noonOf } from '../../../lib/zoned-time.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { ChapterMapCard } from './chapter-map-card.tsx';
import { PLAN } from '../addresses.ts';
import { AskedOfMe } from '../assignments/asked-of-me.tsx';
import classes from './chapter-map.module.css';
import { CheckpointsCard } from './checkpoints-card.tsx';
import { FixFirstCard } from './fix-first-card.tsx';
import { GoalCard } from './goal-card.tsx';
import { NextCard } from './next-card.tsx';
import { StartCard } from './start-card.tsx';

interface Props {
  readonly examId: number | undefined;
  readonly onExam: (examId: number) => void;
}

/** A student's practice: what waits or comes next, the goal of the day, and where one stands in every chapter. */
export function PracticeMapScreen({ examId, onExam }: Props) {
  const { t } = useTranslation();
  const map = useQuery(query(api.practice.showPracticeMap, { query: { examId } }));
  return (
    <Page
      title={t('practice.title')}
      subtitle={map.data && <Countdown map={map.data} />}
      action={
        <Row gap={3}>
          <Link to="/student/practice/$" params={{ _splat: PLAN }} {...buttonFace('outline')}>
            {t('practice.plan.title')}
          </Link>
          {map.data && map.data.exams.length > 1 && (
            <Segmented
              label={t('practice.exam')}
              options={map.data.exams.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(map.data.examId)}
              onChange={(id) => onExam(Number(id))}
            />
          )}
        </Row>
      }
    >
      <Loaded query={map} card skeleton={<CardSkeleton lines={8} />}>
        {(shown) => (
          <Stacked>
            <div className={classes['two']}>
              <Stacked>
                <AskedOfMe assigned={shown.assigned} />
                <NextCard map={shown} />
                <FixFirstCard map={shown} />
                <StartCard map={shown} />
              </Stacked>
              <Stacked>
                <GoalCard map={shown} />
                <CheckpointsCard map={shown} />
              </Stacked>
            </div>
            <ChapterMapCard map={shown} />
          </Stacked>
        )}
      </Loaded>
    </Page>
  );
}

function Countdown({ map }: { readonly map: PracticeMap }) {
  const { t } = useTranslation();
  const { longDate } = useFormat();
  const name = map.exams.find(({ id }) => id === map.examId)?.name;
  if (!map.exam) return <>{name}</>;
  return <>{t('practice.days', { count: map.exam.days, exam: name, day: longDate(noonOf(map.exam.day)) })}</>;
}
