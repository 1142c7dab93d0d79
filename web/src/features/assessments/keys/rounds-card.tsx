import type { RescoreRound } from '@abhyas/contract/assessments/keys';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';

/** The rescores of a test so far. */
export function RoundsCard({ rounds }: { readonly rounds: readonly RescoreRound[] }) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormat();
  const applied = rounds.filter(({ state }) => state !== 'open');
  if (applied.length === 0) return null;
  const column = (key: string) => t(`assessments.keys.rounds.${key}`);
  const figures = ['seen', 'changed', 'gained', 'lost', 'told'] as const;
  return (
    <Card flush title={t('assessments.keys.rounds.title')}>
      <Table
        label={t('assessments.keys.rounds.title')}
        cards
        head={[
          { key: 'round', label: column('round') },
          { key: 'by', label: column('by') },
          ...figures.map((key) => ({ key, label: column(key), numeric: true })),
        ]}
      >
        {applied.map((round) => (
          <tr key={round.round}>
            <td>
              {round.round}{' '}
              <Badge tone={round.state === 'done' ? 'good' : 'live'}>{column(`states.${round.state}`)}</Badge>
            </td>
            <td data-label={column('by')}>
              {round.appliedBy}
              {round.appliedAt && `, ${dateTime(round.appliedAt)}`}
            </td>
            {figures.map((key) => (
              <td key={key} data-numeric data-label={column(key)}>
                {number(round[key])}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Card>
  );
}
