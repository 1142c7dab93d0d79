import { Button } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronUp,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconCircleX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Format } from '../../../../lib/format.ts';
import { can, useMe } from '../../../../lib/session.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { PractiseSet } from '../../practice-runs/practise-set.tsx';
import { keyWords, responseWords } from '../answer-words.ts';
import type { ResultQuestion } from '../filter-solutions.ts';
import { useSubjectName } from '../use-subject-name.ts';
import classes from './solutions.module.css';
import { useExplanation } from './use-explanation.ts';

interface Props {
  readonly attemptId: string;
  readonly question: ResultQuestion;
  /** Questions of its chapter that the attempt did not ask. */
  readonly found: number;
  readonly format: Format;
  readonly open: boolean;
  readonly onToggle: () => void;
}

const icons = {
  right: IconCircleCheck,
  wrong: IconCircleX,
  partial: IconCircleHalf2,
  unanswered: IconCircleDashed,
} as const;

/** At most so many questions like one are practised. */
const alike = 3;

/** Starts to practise a few questions of the same chapter, those as hard first; absent where there is none. */
function LikeThis({ question, attemptId, found }: Pick<Props, 'question' | 'attemptId' | 'found'>) {
  const { t } = useTranslation();
  const { number, areaId, difficulty } = question;
  const count = Math.min(alike, found);
  if (count === 0) return null;
  return (
    <PractiseSet
      wish={{ areaId, difficulty, apartFrom: attemptId, questions: count }}
      label={t('assessments.solutions.likeThisOf', { number, count })}
    >
      {t('assessments.solutions.likeThis', { count })}
    </PractiseSet>
  );
}

/** A question in one line: outcome, what was given, what is right, time and marks. */
export function SolutionRow({ attemptId, question, found, format, open, onToggle }: Props) {
  const { t } = useTranslation();
  const subject = useSubjectName();
  const explain = useExplanation();
  const isOwn = can(useMe(), 'attempts.sit');
  const label = (key: string) => t(`assessments.solutions.columns.${key}`);
  return (
    <tr data-selected={open || undefined}>
      <td>
        <span className="sr-only">{t(`assessments.outcomes.${question.outcome}`)}</span>
        <div className={classes['question']}>
          <span data-outcome={question.outcome} title={t(`assessments.outcomes.${question.outcome}`)}>
            <Icon of={icons[question.outcome]} />
          </span>
          <b>{t('assessments.result.short', { number: question.number })}</b>
          <div>
            <div className={classes['stem']}>
              <RichText doc={question.stem} inline />
            </div>
            <p className={classes['reason']}>{explain(question)}</p>
          </div>
        </div>
      </td>
      <td data-label={label('topic')} className={classes['topic']}>
        <b>{question.topic}</b>
        <span>{subject(question.subject)}</span>
      </td>
      <td data-center data-label={label('you')}>
        <span className={classes['given']}>
          {responseWords(question.response, question.typed, question.optionOrder)}
        </span>
      </td>
      <td data-center data-label={label('key')}>
        <b className={classes['given']}>
          {keyWords(question.key, t('assessments.solutions.or'), question.typed, question.optionOrder)}
        </b>
      </td>
      <td data-numeric data-label={label('time')}>
        {format.clock(question.seconds)}
        {question.visits > 1 && (
          <small className={classes['visits']}>{t('assessments.insights.visits', { count: question.visits })}</small>
        )}
      </td>
      <td data-numeric data-label={label('topper')} className={classes['quiet']}>
        {question.topperSeconds === null ? '–' : format.clock(question.topperSeconds)}
      </td>
      <td data-numeric data-label={label('marks')}>
        <b data-sign={Math.sign(question.marks)} className={classes['marks']}>
          {format.signedMarks(question.marks)}
        </b>
      </td>
      <td data-numeric>
        <div className={classes['rowActions']}>
          <Button
            size="sm"
            variant={isOwn ? 'ghost' : 'outline'}
            data-solution
            aria-expanded={open}
            aria-label={t('assessments.solutions.solutionOf', { number: question.number })}
            rightSection={<Icon of={open ? IconChevronUp : IconChevronDown} size={14} />}
            onClick={onToggle}
          >
            {t('assessments.solutions.solution')}
          </Button>
          {isOwn && <LikeThis question={question} attemptId={attemptId} found={found} />}
        </div>
      </td>
    </tr>
  );
}
