import type { AttemptKeys } from '@abhyas/contract/assessments/keys';
import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { IconGavel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { can, useMe } from '../../../lib/session.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { challengeTones } from './verdict-words.ts';
import classes from './keys.module.css';

/** On a result: every issue of its marks where there was more than one, and one's own challenges with their answers. */
export function ReissuedCard({ result }: { readonly result: AttemptResult }) {
  const { t } = useTranslation();
  const mine = can(useMe(), 'attempts.sit');
  const { attemptId } = result;
  const { data } = useQuery({
    ...query(api.assessments.showAttemptKeys, { params: { attemptId } }),
    staleTime: 60_000,
  });
  const issues = data?.issues ?? [];
  const challenges = mine ? (data?.challenges ?? []) : [];
  if (issues.length < 2 && challenges.length === 0) return null;
  const numberOf = (id: string) => result.questions.find(({ questionId }) => questionId === id)?.number ?? 0;
  return (
    <Card title={t('assessments.keys.issued.title')} note={t('assessments.keys.issued.note')}>
      {issues.length > 1 && <Issues issues={issues} numberOf={numberOf} />}
      {challenges.length > 0 && (
        <section className={classes['part']} aria-label={t('assessments.keys.own.title')}>
          <h3>{t('assessments.keys.own.title')}</h3>
          <ul className={classes['list']}>
            {challenges.map(({ questionId, text, state, answer }) => (
              <li key={questionId}>
                <span className={classes['line']}>
                  <b>{t('assessments.keys.question', { number: numberOf(questionId) })}</b>
                  <Badge tone={challengeTones[state]} icon={IconGavel}>
                    {t(`assessments.keys.own.${state}`)}
                  </Badge>
                </span>
                <q>{text}</q>
                {answer && <p>{t('assessments.keys.own.answer', { answer })}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

interface IssuesProps {
  readonly issues: AttemptKeys['issues'];
  readonly numberOf: (questionId: string) => number;
}

function Issues({ issues, numberOf }: IssuesProps) {
  const { t } = useTranslation();
  const { marks, signedMarks, dateTime } = useFormat();
  return (
    <ol className={classes['issues']}>
      {issues.map((issue, at) => {
        const before = issues[at + 1];
        return (
          <li key={issue.resultVersion} data-now={at === 0 || undefined}>
            <span>
              {t(at === 0 ? 'assessments.keys.issued.now' : 'assessments.keys.issued.before')} · {dateTime(issue.at)}
            </span>
            <b>
              {marks(issue.marks)}
              {before && before.marks !== issue.marks && (
                <small data-way={issue.marks > before.marks ? 'up' : 'down'}>
                  {signedMarks(issue.marks - before.marks)}
                </small>
              )}
            </b>
            {issue.changed.map((change) => (
              <span key={change.questionId}>
                {t('assessments.keys.issued.change', {
                  number: numberOf(change.questionId),
                  before: signedMarks(change.before),
                  after: signedMarks(change.after),
                })}
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
