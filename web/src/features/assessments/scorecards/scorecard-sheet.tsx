import type { Scorecard } from '@abhyas/contract/assessments/scorecards';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { splitPercentile } from '../results/score-strip.tsx';
import { useSubjectName } from '../results/use-subject-name.ts';
import classes from './scorecard.module.css';

interface Props {
  readonly card: Scorecard;
  readonly institute: string;
  /** Under the figures: how it can be checked. */
  readonly children?: ReactNode;
}

/** A scorecard as it is shown, printed and confirmed: one sheet of paper. */
export function ScorecardSheet({ card, institute, children }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const subjectName = useSubjectName();
  const said = (name: string, value: string): [string, string] => [name, value];
  const ranked = (name: string, rank: number) =>
    said(name, t('assessments.scorecard.rankOf', { rank: format.number(rank), of: format.number(card.of) }));
  const facts: [string, string][] = [
    [
      t('assessments.scorecard.score'),
      t('assessments.scorecard.marksOf', { marks: format.marks(card.marks), full: format.marks(card.full) }),
    ],
    ...(card.rank === null ? [] : [ranked(t('assessments.scorecard.rank'), card.rank)]),
    ...(card.percentile === null
      ? []
      : [said(t('assessments.scorecard.percentile'), splitPercentile(card.percentile)[0])]),
    [t('assessments.scorecard.outcome'), t(card.passed ? 'assessments.result.passed' : 'assessments.result.failed')],
  ];
  return (
    <article className={classes['sheet']} aria-label={t('assessments.scorecard.title')}>
      <header className={classes['head']}>
        <p className={classes['institute']}>{institute}</p>
        <h2>{t('assessments.scorecard.title')}</h2>
        <p>{card.title}</p>
      </header>
      <p className={classes['student']}>{card.student || t('assessments.scorecard.noName')}</p>
      <p className={classes['quiet']}>
        {t('assessments.scorecard.satOn', { day: format.date(card.satAt), version: card.resultVersion })}
      </p>
      <dl className={classes['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={classes['subjects']}>
        <caption className="sr-only">{t('assessments.scorecard.subjects')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('assessments.scorecard.subject')}</th>
            <th scope="col">{t('assessments.scorecard.score')}</th>
          </tr>
        </thead>
        <tbody>
          {card.subjects.map(({ subject, marks, full }) => (
            <tr key={subject}>
              <th scope="row">{subjectName(subject)}</th>
              <td>{t('assessments.scorecard.marksOf', { marks: format.marks(marks), full: format.marks(full) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </article>
  );
}
