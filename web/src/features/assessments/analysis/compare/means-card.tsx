import type { PaperComparison } from '@abhyas/contract/assessments/analysis';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { Table } from '../../../../ui/page/table.tsx';
import classes from './compare.module.css';
import { useShare } from './use-share.ts';

/** The papers in their order with the shares of marks of everybody, and of those who sat them all. */
export function MeansCard({ comparison: { papers, same } }: { readonly comparison: PaperComparison }) {
  const { t } = useTranslation();
  const { number, date } = useFormat();
  const { share } = useShare();
  const column = (key: string) => t(`authoring.compare.columns.${key}`);
  return (
    <Card title={t('authoring.compare.means')} note={t('authoring.compare.meansNote', { count: same })} flush>
      <Table
        label={t('authoring.compare.means')}
        cards
        head={[
          { key: 'paper', label: column('paper') },
          { key: 'first', label: column('first') },
          { key: 'sat', label: column('sat'), numeric: true },
          { key: 'mean', label: column('mean'), numeric: true },
          { key: 'median', label: column('median'), numeric: true },
          { key: 'same', label: column('same'), numeric: true },
        ]}
      >
        {papers.map((paper) => (
          <tr key={paper.id}>
            <td>
              <Link to="/partner/papers/$paperId/analysis" params={{ paperId: paper.id }} className={classes['paper']}>
                {paper.title}
              </Link>
            </td>
            <td data-label={column('first')}>{paper.firstAt ? date(paper.firstAt) : '–'}</td>
            <td data-label={column('sat')} data-numeric>
              {number(paper.sat)}
            </td>
            <td data-label={column('mean')} data-numeric>
              {share(paper.mean)}
            </td>
            <td data-label={column('median')} data-numeric>
              {share(paper.median)}
            </td>
            <td data-label={column('same')} data-numeric>
              <b>{share(paper.sameMean)}</b>
            </td>
          </tr>
        ))}
      </Table>
    </Card>
  );
}
