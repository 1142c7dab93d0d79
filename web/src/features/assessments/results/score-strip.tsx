import { fewestRanked } from '@abhyas/contract/assessments/small-groups';
import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { StackBar, type StackPart } from '../../../ui/figures/stack-bar.tsx';
import { Stat, StatStrip, type StatDelta } from '../../../ui/figures/stat.tsx';
import { useRankDelta } from './rank-delta.ts';
import classes from './result.module.css';
import { useResultWords } from './head-words.ts';

/** Score, rank, percentile, accuracy, and where the missing marks went. */
export function ScoreStrip({ result }: { readonly result: AttemptResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { marks, full, right, wrong, partial, unanswered } = result;
  const delta = useDelta(result);
  const answered = right + wrong + partial;
  return (
    <div className={classes['strip']}>
      <StatStrip label={t('assessments.result.figures')}>
        <Stat
          bare
          lead
          label={t('assessments.result.score')}
          figure={format.marks(marks)}
          small={` ${t('assessments.result.of', { full: format.marks(full) })}`}
          delta={delta}
        />
        {result.paper.kind === 'PREDEFINED' && <Standing result={result} />}
        <Stat
          bare
          label={t('assessments.result.accuracy')}
          figure={answered > 0 ? format.percent(right, answered) : '–'}
          note={t(partial > 0 ? 'assessments.result.countsPartial' : 'assessments.result.counts', {
            right,
            wrong,
            partial,
            skipped: unanswered,
          })}
        />
        <Lost result={result} />
      </StatStrip>
    </div>
  );
}

/** Where one stands among all who sat it; nowhere in a paper that one made for oneself. */
function Standing({ result }: { readonly result: AttemptResult }) {
  const { paper, marks, rank, of, percentile, atOrBelow } = result;
  const { t } = useTranslation();
  const format = useFormat();
  const delta = useRankDelta(result);
  const say = useResultWords();
  if (rank === null || percentile === null || atOrBelow === null)
    return (
      <Stat
        bare
        label={t('assessments.result.rank')}
        figure="–"
        note={say('result.ranksLater', { count: of, least: fewestRanked })}
      />
    );
  return (
    <>
      <Stat
        bare
        label={t('assessments.result.rank')}
        figure={format.number(rank)}
        small={` ${t('assessments.result.of', { full: format.number(of) })}`}
        delta={delta}
        note={t(paper.pattern ? 'assessments.result.rankNoteTies' : 'assessments.result.rankNote')}
      />
      <Stat
        bare
        label={t('assessments.result.percentile')}
        figure={<Percentile value={percentile} />}
        note={t('assessments.result.percentileNote', {
          count: atOrBelow,
          shown: format.number(atOrBelow),
          marks: format.marks(marks),
        })}
      />
    </>
  );
}

/** Two places; the others, by which ranks are told apart, when somebody asks for them. */
function Percentile({ value }: { readonly value: string }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const [big, rest] = splitPercentile(value);
  return (
    <>
      {big}
      {all ? (
        <span className={classes['rest']}>{rest}</span>
      ) : (
        <button type="button" className={classes['places']} onClick={() => setAll(true)}>
          <span aria-hidden="true">…</span>
          <span className="sr-only">{t('assessments.result.allPlaces')}</span>
        </button>
      )}
    </>
  );
}

/** 98.4173833 → 98.41 large and 73833 small: cut, not rounded, so that nobody reads 100 who is not first. */
export function splitPercentile(percentile: string): readonly [string, string] {
  const point = percentile.indexOf('.');
  if (point < 0) return [percentile, ''];
  return [percentile.slice(0, point + 3), percentile.slice(point + 3)];
}

function useDelta({ marks, full, previous }: AttemptResult): StatDelta | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  if (!previous) return undefined;
  // Marks of tests of different size cannot be held against each other.
  if (previous.full !== full) return undefined;
  const change = marks - previous.marks;
  const way = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  const value = format.marks(Math.abs(change));
  return {
    way,
    good: change >= 0,
    value: way === 'same' ? '' : value,
    note: t(`assessments.result.since.${way}`, { title: previous.title }),
  };
}

function Lost({ result }: { readonly result: AttemptResult }) {
  const { lost, full, marks } = result;
  const { t } = useTranslation();
  const format = useFormat();
  const part = (value: number, tone: StackPart['tone'], key: string): StackPart => ({
    value,
    tone,
    label: t(`assessments.result.lost.${key}`, { marks: format.marks(value) }),
  });
  const parts = [
    part(lost.wrong, 'bad', 'wrong'),
    part(lost.penalty, 'bad-soft', 'penalty'),
    part(lost.partial, 'warn', 'partial'),
    part(lost.skipped, 'neutral', 'skipped'),
    part(lost.unopened, 'accent-light', result.endedBy === 'expired' ? 'noTime' : 'unopened'),
  ];
  const total =
    marks < 0
      ? t('assessments.result.lost.titleBelowZero', { full: format.marks(full), below: format.marks(-marks) })
      : t('assessments.result.lost.title', { marks: format.marks(full - marks) });
  return (
    <div className={classes['lost']}>
      <h2>{total}</h2>
      {full - marks > 0 ? (
        <StackBar label={total} parts={parts} legend height={14} />
      ) : (
        <p>{t('assessments.result.lost.nothing')}</p>
      )}
    </div>
  );
}
