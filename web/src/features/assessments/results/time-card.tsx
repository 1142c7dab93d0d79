import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { LollipopChart } from '../../../ui/charts/lollipop-chart.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useResultAddress } from './use-result-address.ts';
import { useResultWords } from './head-words.ts';
import { useSubjectName } from './use-subject-name.ts';

const shown = { right: 'correct', wrong: 'wrong', partial: 'partial', unanswered: 'skipped' } as const;

/** Up to so many seconds in all, they are said. */
const secondsSaid = 600;

/** Time against correctness: one dot per question; picking one opens its solution. */
export function TimeCard({ result }: { readonly result: AttemptResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const subject = useSubjectName();
  const [, change] = useResultAddress();
  const missed = result.questions.filter(({ outcome }) => outcome === 'wrong');
  const secondsOf = (questions: AttemptResult['questions']) => questions.reduce((sum, { seconds }) => sum + seconds, 0);
  const all = secondsOf(result.questions);
  // Whole minutes of a few minutes would say "0 min of your 1 min".
  const inWords = (seconds: number) =>
    all < secondsSaid || seconds < 60 ? format.seconds(seconds) : format.minutes(Math.round(seconds / 60));
  const say = useResultWords();
  const note = say(missed.length > 0 ? 'result.timeNote' : 'result.timeNoteRight', {
    count: missed.length,
    lost: inWords(secondsOf(missed)),
    all: inWords(all),
  });
  return (
    <Card title={t('assessments.result.time')} note={note}>
      <LollipopChart
        label={t('assessments.result.timeLabel')}
        items={result.questions.map((question) => ({
          name: t('assessments.result.short', { number: question.number }),
          seconds: question.seconds,
          outcome: shown[question.outcome],
          group: subject(question.subject),
        }))}
        onPick={(index) => change({ show: 'all', find: undefined, open: result.questions[index]?.number })}
      />
    </Card>
  );
}
