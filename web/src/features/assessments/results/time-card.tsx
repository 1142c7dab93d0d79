import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { LollipopChart } from '../../../ui/charts/lollipop-chart.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useResultAddress } from './use-result-address.ts';
import { useSubjectName } from './use-subject-name.ts';

const shown = { right: 'correct', wrong: 'wrong', partial: 'partial', unanswered: 'skipped' } as const;

/** Time against correctness: one dot per question; picking one opens its solution. */
export function TimeCard({ result }: { readonly result: AttemptResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const subject = useSubjectName();
  const [, change] = useResultAddress();
  const missed = result.questions.filter(({ outcome }) => outcome === 'wrong');
  const minutes = (questions: AttemptResult['questions']) =>
    format.minutes(Math.round(questions.reduce((sum, { seconds }) => sum + seconds, 0) / 60));
  const note = t(missed.length > 0 ? 'assessments.result.timeNote' : 'assessments.result.timeNoteRight', {
    count: missed.length,
    lost: minutes(missed),
    all: minutes(result.questions),
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
