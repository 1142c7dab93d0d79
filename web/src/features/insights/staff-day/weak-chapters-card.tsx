import type { StaffLearning } from '@abhyas/contract/insights/staff-day';
import { IconTargetArrow } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './staff-day.module.css';

type Weak = NonNullable<StaffLearning['weak']>;

/** The chapters that the largest batches answer worst, one column for each batch; absent for who may not see results. */
export function WeakChaptersCard() {
  const { t } = useTranslation();
  const learning = useQuery(query(api.insights.showStaffLearning));
  return (
    <Loaded query={learning} card skeleton={<CardSkeleton lines={5} />}>
      {({ weak }) =>
        weak && (
          <Card
            title={t('insights.staffDay.weak.title')}
            aside={<span className={classes['quiet']}>{t('insights.staffDay.weak.note')}</span>}
            flush
          >
            {weak.chapters.length === 0 ? (
              <EmptyState icon={IconTargetArrow} title={t('insights.staffDay.weak.none.title')}>
                {t('insights.staffDay.weak.none.text')}
              </EmptyState>
            ) : (
              <Chapters weak={weak} />
            )}
          </Card>
        )
      }
    </Loaded>
  );
}

function Chapters({ weak: { batches, chapters } }: { readonly weak: Weak }) {
  const { t } = useTranslation();
  return (
    <Table
      cards
      label={t('insights.staffDay.weak.title')}
      head={[
        { key: 'chapter', label: t('insights.staffDay.weak.chapter') },
        ...batches.map(({ id, name }) => ({ key: id, label: name, center: true })),
      ]}
    >
      {chapters.map(({ areaId, name, batches: shares }) => (
        <tr key={areaId}>
          <td>
            <b>{name}</b>
          </td>
          {shares.map((share, at) => (
            <td key={batches[at]!.id} data-center data-label={batches[at]!.name}>
              <Share share={share} />
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

function Share({ share }: { readonly share: Weak['chapters'][number]['batches'][number] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!share) return <span className={classes['quiet']}>{t('insights.staffDay.weak.few')}</span>;
  const part = share.right / share.of;
  return (
    <span
      className={classes['share']}
      data-tone={part < 0.45 ? 'bad' : part < 0.6 ? 'warn' : 'neutral'}
      title={t('insights.staffDay.weak.rightOf', { right: format.number(share.right), of: format.number(share.of) })}
    >
      {format.percent(share.right, share.of)}
    </span>
  );
}
