import type { TestOfStudent } from '@abhyas/contract/insights/students';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { Card } from '../../../ui/page/card.tsx';

/** Marks of the last tests in percent, since tests differ in full marks, and the mean of everybody else beside them. */
export function MarksCard({ tests }: { readonly tests: readonly TestOfStudent[] }) {
  const { t } = useTranslation();
  const { shortDate, percent } = useFormat();
  const inPercent = (marks: number, full: number) => Math.max(0, full === 0 ? 0 : (marks / full) * 100);
  const points = tests.toReversed().map(({ endedAt, marks, full, average }) => ({
    label: shortDate(endedAt),
    value: inPercent(marks, full),
    ...(average !== null && { before: inPercent(average, full) }),
  }));
  return (
    <Card title={t('insights.student.marks', { count: tests.length })} note={t('insights.student.marksNote')}>
      <LineChart
        label={t('insights.student.marks', { count: tests.length })}
        points={points}
        format={(value) => percent(value, 100)}
        nowLabel={t('insights.student.ofStudent')}
        beforeLabel={points.some(({ before }) => before !== undefined) ? t('insights.student.ofOthers') : undefined}
      />
    </Card>
  );
}
