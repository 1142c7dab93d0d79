import type { RankListPage } from '@abhyas/contract/assessments/rank-lists';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { useSubjectName } from '../results/use-subject-name.ts';
import classes from './rank-lists.module.css';

/** The tests behind a list as they stand now, and by what ties are told apart. */
export function SessionsCard({ list }: { readonly list: RankListPage }) {
  const { t } = useTranslation();
  const { number, marks } = useFormat();
  const column = (key: string) => t(`assessments.ranks.columns.${key}`);
  return (
    <Card flush title={t('assessments.ranks.sessions')} note={<Ties list={list} />}>
      <Table
        label={t('assessments.ranks.sessions')}
        cards
        head={[
          { key: 'label', label: column('label') },
          { key: 'paper', label: column('paper') },
          { key: 'appeared', label: column('appeared'), numeric: true },
          { key: 'highest', label: column('highest'), numeric: true },
        ]}
      >
        {list.sessions.map(({ paperId, label, title, appeared, highest }) => (
          <tr key={paperId}>
            <td>{label}</td>
            <td data-label={column('paper')}>
              <Link to="/partner/papers/$paperId/attempts" params={{ paperId }}>
                {title}
              </Link>
            </td>
            <td data-label={column('appeared')} data-numeric>
              {number(appeared)}
            </td>
            <td data-label={column('highest')} data-numeric>
              {highest === null ? '–' : marks(highest)}
            </td>
          </tr>
        ))}
      </Table>
    </Card>
  );
}

function Ties({ list: { chain } }: { readonly list: RankListPage }) {
  const { t } = useTranslation();
  const subjectName = useSubjectName();
  if (!chain) return <span>{t('assessments.ranks.tiesShare')}</span>;
  const link = (figure: string) => {
    const [name = '', subject] = figure.split('.');
    const what = t(`assessments.ranks.figures.${name}`);
    return subject ? t('assessments.ranks.figureIn', { what, subject: subjectName(subject) }) : what;
  };
  return (
    <span className={classes['quiet']}>
      {t('assessments.ranks.tiesBy', {
        chain: chain.links.map(({ figure }) => link(figure)).join(' → '),
        source: chain.source,
      })}
      {chain.secondHand && ` ${t('assessments.ranks.secondHand')}`}
    </span>
  );
}
