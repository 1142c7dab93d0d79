import type { TypedNumber } from '@abhyas/contract/assessments/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { responseWords } from '../answer-words.ts';
import type { ResultQuestion } from '../filter-solutions.ts';
import { useResultWords } from '../head-words.ts';
import classes from './solutions.module.css';

interface Props {
  readonly question: ResultQuestion;
  readonly typed: TypedNumber | undefined;
}

/** How somebody came to the answer: time and visits beside the others' time, and the first answer beside the last. */
export function AnswerCourse({ question, typed }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { seconds, visits, averageSeconds, topperSeconds, first, response, outcome } = question;
  const words = useResultWords();
  const say = (key: string, values = {}) => words(`insights.course.${key}`, values);
  const time = [
    visits === 0 ? say('never') : say('time', { time: format.seconds(seconds), count: visits }),
    averageSeconds !== null && say('others', { time: format.seconds(averageSeconds) }),
    topperSeconds !== null && topperSeconds > 0 && say('topper', { time: format.seconds(topperSeconds) }),
  ];
  const read = (given: typeof response) => responseWords(given, typed, question.optionOrder);
  const [before, after] = [read(first?.response ?? null), read(response)];
  const outcomeWord = (of: ResultQuestion['outcome']) => t(`assessments.outcomes.${of}`);
  return (
    <div className={classes['course']}>
      <p>{time.filter(Boolean).join(' · ')}</p>
      {first && (
        <p>
          {before === after
            ? say('kept', { answer: after })
            : say('changed', { before, was: outcomeWord(first.outcome), after, is: outcomeWord(outcome) })}
        </p>
      )}
    </div>
  );
}
