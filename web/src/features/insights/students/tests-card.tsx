import type { TestOfStudent } from '@abhyas/contract/insights/students';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';

interface Props {
  readonly tests: readonly TestOfStudent[];
  readonly total: number;
}

/** The last tests with marks of each subject, mean of the others and rank; each leads to the whole result. */
export function TestsCard({ tests, total }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { column, nameOf } = useTestColumns();
  const subjects = [...new Set(tests.flatMap((test) => test.subjects.map(({ subject }) => subject)))];
  if (tests.length === 0)
    return (
      <Card flush>
        <EmptyState icon={IconFileText} title={t('insights.student.noTest')}>
          {t('insights.student.noTestText')}
        </EmptyState>
      </Card>
    );
  return (
    <Card
      flush
      title={t('insights.student.tests')}
      aside={total > tests.length && t('insights.student.lastOf', { shown: number(tests.length), of: number(total) })}
    >
      <Table
        cards
        label={t('insights.student.tests')}
        head={[
          { key: 'test', label: column('test') },
          ...subjects.map((subject) => ({ key: subject, label: nameOf(subject), numeric: true })),
          ...(['marks', 'average', 'rank'] as const).map((key) => ({ key, label: column(key), numeric: true })),
        ]}
      >
        {tests.map((test) => (
          <TestRow key={test.attemptId} test={test} subjects={subjects} />
        ))}
      </Table>
    </Card>
  );
}

function useTestColumns() {
  const { t } = useTranslation();
  return {
    column: (key: 'test' | 'marks' | 'average' | 'rank') => t(`insights.student.columns.${key}`),
    nameOf: (subject: string) => t(`identity.people.subjects.${subject}`),
  };
}

interface RowProps {
  readonly test: TestOfStudent;
  readonly subjects: readonly string[];
}

function TestRow({ test, subjects }: RowProps) {
  const { t } = useTranslation();
  const { number, marks, shortDate } = useFormat();
  const { column, nameOf } = useTestColumns();
  const { standing } = test;
  return (
    <tr>
      <td data-label={column('test')}>
        <StackedCell to={`/partner/results/${test.attemptId}`} note={shortDate(test.endedAt)}>
          {test.title}
        </StackedCell>
      </td>
      {subjects.map((name) => {
        const one = test.subjects.find(({ subject }) => subject === name);
        return (
          <td key={name} data-label={nameOf(name)} data-numeric>
            {one ? marks(one.marks) : '–'}
          </td>
        );
      })}
      <td data-label={column('marks')} data-numeric>
        <b>{marks(test.marks)}</b> {t('insights.student.of', { of: marks(test.full) })}
      </td>
      <td data-label={column('average')} data-numeric>
        {test.average === null ? '–' : marks(test.average)}
      </td>
      <td data-label={column('rank')} data-numeric>
        {standing ? t('insights.student.rankOf', { rank: number(standing.rank), of: number(standing.of) }) : '–'}
      </td>
    </tr>
  );
}
