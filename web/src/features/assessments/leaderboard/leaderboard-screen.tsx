import { fewestRanked } from '@abhyas/contract/assessments/small-groups';
import { IconTrophy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Stat, StatStrip } from '../../../ui/figures/stat.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { splitPercentile } from '../results/score-strip.tsx';
import { LeaderboardChoiceCard } from './leaderboard-choice-card.tsx';

type Board = Awaited<ReturnType<typeof api.assessments.showLeaderboard>>;

/** The best of a test who chose to be shown, one's own place, and whether one is shown oneself. */
export function LeaderboardScreen({ paperId }: { readonly paperId: string }) {
  const { t } = useTranslation();
  const board = useQuery({ ...query(api.assessments.showLeaderboard, { params: { paperId } }), staleTime: 0 });
  const title = board.data?.title ?? '…';
  return (
    <Page
      title={t('assessments.leaderboard.title')}
      subtitle={board.data && title}
      breadcrumbs={[
        { label: t('assessments.results.title'), to: '/student/results' },
        { label: t('assessments.leaderboard.title') },
      ]}
    >
      {board.isError ? (
        <Card>
          {isRefusal(board.error, 'RESULT_NOT_READY') ? (
            <EmptyState icon={IconTrophy} title={t('assessments.leaderboard.notYet')} />
          ) : (
            <LoadFailed card error={board.error} onRetry={() => void board.refetch()} />
          )}
        </Card>
      ) : board.data ? (
        <Columns kind="aside">
          <Stacked>
            {isRanked(board.data.own) ? (
              <>
                <Own board={board.data} own={board.data.own} />
                <Leaderboard board={board.data} />
              </>
            ) : (
              <Later board={board.data} />
            )}
          </Stacked>
          <LeaderboardChoiceCard onSaved={() => void board.refetch()} />
        </Columns>
      ) : (
        <Card flush>
          <TableSkeleton rows={6} columns={3} />
        </Card>
      )}
    </Page>
  );
}

type Own = NonNullable<Board['own']>;
type RankedOwn = Own & { readonly rank: number; readonly percentile: string };

/** Nobody of one's own in the list leaves the board as it is. */
const isRanked = (own: Own | null): own is RankedOwn | null => own === null || own.rank !== null;

/** Too few have attempted it: when there will be ranks, and one's own score. */
function Later({ board: { own, of, full, title } }: { readonly board: Board }) {
  const { t } = useTranslation();
  const { marks } = useFormat();
  return (
    <>
      <Card>
        <EmptyState icon={IconTrophy} title={t('assessments.leaderboard.later', { least: fewestRanked })}>
          {t('assessments.leaderboard.laterText', { count: of, title })}
        </EmptyState>
      </Card>
      {own && (
        <StatStrip label={t('assessments.leaderboard.own')}>
          <Stat
            bare
            lead
            label={t('assessments.result.score')}
            figure={marks(own.marks)}
            small={` ${t('assessments.result.of', { full: marks(full) })}`}
          />
        </StatStrip>
      )}
    </>
  );
}

function Own({ board: { of, full }, own }: { readonly board: Board; readonly own: RankedOwn | null }) {
  const { t } = useTranslation();
  const { number, marks } = useFormat();
  if (!own) return null;
  return (
    <StatStrip label={t('assessments.leaderboard.own')}>
      <Stat
        bare
        lead
        label={t('assessments.result.rank')}
        figure={number(own.rank)}
        small={` ${t('assessments.result.of', { full: number(of) })}`}
      />
      <Stat
        bare
        label={t('assessments.result.score')}
        figure={marks(own.marks)}
        small={` ${t('assessments.result.of', { full: marks(full) })}`}
      />
      <Stat bare label={t('assessments.result.percentile')} figure={splitPercentile(own.percentile)[0]} />
    </StatStrip>
  );
}

function Leaderboard({ board: { rows } }: { readonly board: Board }) {
  const { t } = useTranslation();
  const { number, marks } = useFormat();
  const column = (key: string) => t(`assessments.ranks.columns.${key}`);
  return (
    <Card flush title={t('assessments.leaderboard.best')} note={t('assessments.leaderboard.bestNote')}>
      {rows.length === 0 ? (
        <EmptyState icon={IconTrophy} title={t('assessments.leaderboard.nobody')}>
          {t('assessments.leaderboard.nobodyText')}
        </EmptyState>
      ) : (
        <Table
          label={t('assessments.leaderboard.best')}
          head={[
            { key: 'rank', label: column('rank'), numeric: true, width: 72 },
            { key: 'name', label: t('assessments.leaderboard.name') },
            { key: 'marks', label: column('marks'), numeric: true },
          ]}
        >
          {rows.map((row) => (
            <tr key={row.pseudonym} data-selected={row.own || undefined}>
              <td data-numeric>{number(row.rank)}</td>
              <td>
                {row.pseudonym} {row.own && <Badge tone="info">{t('assessments.leaderboard.you')}</Badge>}
              </td>
              <td data-numeric>{marks(row.marks)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Card>
  );
}
