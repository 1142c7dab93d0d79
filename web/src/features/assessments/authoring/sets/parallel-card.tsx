import type { SetReport } from '@abhyas/contract/assessments/sets';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { AddressLink } from '../../../../ui/controls/address-link.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Table } from '../../../../ui/page/table.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { SpreadBadge } from './spread-words.tsx';

/** The tests that were made together with this one: different questions, and how alike they are. */
export function ParallelCard({ report }: { readonly report: SetReport }) {
  const { t } = useTranslation();
  const { marks, minutes, number } = useFormat();
  return (
    <Card
      flush
      as="div"
      title={t('authoring.sets.parallel')}
      note={t('authoring.sets.parallelNote')}
      aside={report.parallelSpread && <SpreadBadge spread={report.parallelSpread} />}
    >
      <Table
        label={t('authoring.sets.parallel')}
        cards
        head={[
          { key: 'test', label: t('authoring.sets.test') },
          { key: 'questions', label: t('authoring.sets.questions'), numeric: true },
          { key: 'marks', label: t('authoring.sets.expectedMarks'), numeric: true },
          { key: 'time', label: t('authoring.sets.expectedTime'), numeric: true },
          { key: 'shared', label: t('authoring.sets.shared'), numeric: true },
        ]}
      >
        {report.parallel.map((paper) => (
          <tr key={paper.paperId} data-selected={paper.paperId === report.paperId || undefined}>
            <td>
              <AddressLink to={`/partner/papers/${paper.paperId}`}>{paper.title}</AddressLink>{' '}
              {paper.paperId === report.paperId && <Badge tone="info">{t('authoring.sets.thisOne')}</Badge>}
            </td>
            <td data-numeric data-label={t('authoring.sets.questions')}>
              {number(paper.questions)}
            </td>
            <td data-numeric data-label={t('authoring.sets.expectedMarks')}>
              {marks(Math.round(paper.marks / 10) * 10)}
            </td>
            <td data-numeric data-label={t('authoring.sets.expectedTime')}>
              {minutes(Math.round(paper.seconds / 60))}
            </td>
            <td data-numeric data-label={t('authoring.sets.shared')}>
              {number(paper.shared)}
            </td>
          </tr>
        ))}
      </Table>
    </Card>
  );
}
