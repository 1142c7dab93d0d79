import type { TeacherRating } from '@abhyas/contract/live/feedback';
import { FEWEST_RATINGS } from '@abhyas/contract/live/words';
import { IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';

const DAYS = 90;

/** How the classes of each teacher were rated lately: one's own, or for who leads people those of all. */
export function TeacherRatingsScreen() {
  const { t } = useTranslation();
  const shown = useQuery(query(api.live.listTeacherRatings, { query: { days: DAYS } }));
  return (
    <Page
      title={t('live.rating.teachers')}
      subtitle={t('live.rating.teachersText', { days: DAYS, fewest: FEWEST_RATINGS })}
      breadcrumbs={[{ label: t('live.schedule.title'), to: '/partner/live' }, { label: t('live.rating.teachers') }]}
    >
      <Card flush label={t('live.rating.teachers')}>
        <Loaded query={shown} skeleton={<TableSkeleton rows={4} columns={4} />}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState icon={IconStar} title={t('live.rating.noTeachers')}>
                {t('live.rating.noTeachersText')}
              </EmptyState>
            ) : (
              <Teachers rows={rows} />
            )
          }
        </Loaded>
      </Card>
    </Page>
  );
}

function Teachers({ rows }: { readonly rows: readonly TeacherRating[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const column = (key: string) => t(`live.rating.columns.${key}`);
  return (
    <Table
      cards
      label={t('live.rating.teachers')}
      head={[
        { key: 'teacher', label: column('teacher') },
        { key: 'classes', label: column('classes'), numeric: true },
        { key: 'rated', label: column('rated'), numeric: true },
        { key: 'mean', label: column('mean'), numeric: true },
      ]}
    >
      {rows.map(({ teacher, classes, rated, tenths }) => (
        <tr key={teacher.id}>
          <td>{teacher.name}</td>
          <td data-label={column('classes')} data-numeric>
            {number(classes)}
          </td>
          <td data-label={column('rated')} data-numeric>
            {number(rated)}
          </td>
          <td data-label={column('mean')} data-numeric>
            {tenths === null ? t('live.rating.tooFew') : number(tenths / 10)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
