import type { RankListPage } from '@abhyas/contract/assessments/rank-lists';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './rank-lists.module.css';
import { useTieWords } from './use-tie-words.ts';

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
          { key: 'version', label: column('version'), numeric: true },
          { key: 'appeared', label: column('appeared'), numeric: true },
          { key: 'highest', label: column('highest'), numeric: true },
        ]}
      >
        {list.sessions.map(({ paperId, label, title, version, appeared, highest }) => (
          <tr key={paperId}>
            <td>{label}</td>
            <td data-label={column('paper')}>
              <Link to="/partner/papers/$paperId/attempts" params={{ paperId }}>
                {title}
              </Link>
            </td>
            <td data-label={column('version')} data-numeric>
              {number(version)}
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

/** Who sat a version that is not in the list, so that nobody is left out unseen; nothing where all are in it. */
export function LeftOut({ list: { sessions } }: { readonly list: RankListPage }) {
  const { t } = useTranslation();
  const found = sessions.flatMap(({ label, elsewhere }) => elsewhere.map((other) => ({ label, ...other })));
  if (found.length === 0) return null;
  return (
    <Notice tone="warn" title={t('assessments.ranks.leftOut')}>
      <ul className={classes['elsewhere']}>
        {found.map(({ label, version, appeared }) => (
          <li key={`${label} ${version}`}>{t('assessments.ranks.leftOutLine', { label, version, count: appeared })}</li>
        ))}
      </ul>
      {t('assessments.ranks.leftOutText')}
    </Notice>
  );
}

function Ties({ list: { chain } }: { readonly list: RankListPage }) {
  const words = useTieWords();
  return <span className={classes['quiet']}>{words(chain)}</span>;
}
