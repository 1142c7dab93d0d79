import type { AnalysedQuestion, QuestionFlag } from '@abhyas/contract/assessments/analysis';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { can, useMe } from '../../../lib/session.ts';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { responseWords } from '../results/answer-words.ts';
import classes from './analysis.module.css';

interface Props {
  readonly paperId: string;
  readonly question: AnalysedQuestion;
  readonly sat: number;
  readonly column: (key: string) => string;
}

const tones: Readonly<Record<QuestionFlag, 'bad' | 'warn' | 'info'>> = {
  KEY_SUSPICIOUS: 'bad',
  WEAK: 'warn',
  HARD: 'warn',
  SKIPPED: 'warn',
  EASY: 'info',
};

/** One question in one line: how many were right, how well it tells strong from weak, and what is wrong with it. */
export function QuestionLine({ paperId, question, sat, column }: Props) {
  const { number, percent, clock } = useFormat();
  const { right, skipped, discrimination, pointBiserial, mostWrong, averageSeconds, typed } = question;
  return (
    <tr>
      <td>
        <About paperId={paperId} question={question} />
      </td>
      <td data-label={column('right')} data-numeric>
        <b>{percent(right, sat)}</b> <span className={classes['quiet']}>{number(right)}</span>
      </td>
      <td data-label={column('skipped')} data-numeric>
        {percent(skipped, sat)}
      </td>
      <td data-label={column('discrimination')} data-numeric>
        <Index value={discrimination} />
      </td>
      <td data-label={column('biserial')} data-numeric>
        <Index value={pointBiserial} />
      </td>
      <td data-label={column('wrong')}>
        {mostWrong ? (
          <span>
            <b className={classes['given']}>{responseWords(mostWrong.response, typed)}</b>{' '}
            <span className={classes['quiet']}>{percent(mostWrong.count, sat)}</span>
          </span>
        ) : (
          '–'
        )}
      </td>
      <td data-label={column('time')} data-numeric>
        {averageSeconds === null ? '–' : clock(averageSeconds)}
      </td>
    </tr>
  );
}

/** Number, words, chapter, and what is wrong. */
function About({ paperId, question }: Pick<Props, 'paperId' | 'question'>) {
  const { t } = useTranslation();
  return (
    <div className={classes['question']}>
      <b>{t('assessments.result.short', { number: question.number })}</b>
      <div>
        <Stem question={question} />
        <small>{question.topic}</small>
        <Flags paperId={paperId} question={question} />
      </div>
    </div>
  );
}

/** The question in a line; it leads to the bank for those who may read it. */
function Stem({ question: { questionId, stem } }: Pick<Props, 'question'>) {
  const me = useMe();
  const words = <RichText doc={stem} inline />;
  if (!can(me, 'questions.read')) return <div className={classes['stem']}>{words}</div>;
  return (
    <Link to="/partner/questions/$questionId" params={{ questionId }} className={classes['stem']}>
      {words}
    </Link>
  );
}

/** What is wrong, in words; a key that looks wrong leads to the keys of the paper. */
function Flags({ paperId, question: { questionId, flags } }: Pick<Props, 'paperId' | 'question'>) {
  const { t } = useTranslation();
  if (flags.length === 0) return null;
  return (
    <span className={classes['flags']}>
      {flags.map((flag) => {
        const badge = (
          <Badge key={flag} tone={tones[flag]} icon={tones[flag] === 'info' ? IconInfoCircle : IconAlertTriangle}>
            {t(`authoring.analysis.flags.${flag}`)}
          </Badge>
        );
        if (flag !== 'KEY_SUSPICIOUS') return badge;
        return (
          <Link
            key={flag}
            to="/partner/papers/$paperId/keys"
            params={{ paperId }}
            search={{ show: 'all', question: questionId }}
          >
            {badge}
          </Link>
        );
      })}
    </span>
  );
}

/** −1 to 1 with two places; below nothing it stands out. */
function Index({ value }: { readonly value: number | null }) {
  if (value === null) return '–';
  const written = (value / 10_000).toFixed(2).replace('-', '−');
  return (
    <span data-low={value < 0 || undefined} className={classes['index']}>
      {written}
    </span>
  );
}
