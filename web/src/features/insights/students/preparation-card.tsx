import type { StudentPage } from '@abhyas/contract/insights/students';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';

/** What the student prepares for, and in which batches. */
export function PreparationCard({ batches, prepares }: Pick<StudentPage, 'batches' | 'prepares'>) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const links = batches?.map(({ id, name }) => (
    <AddressLink key={id} to={`/partner/groups/${id}`}>
      {name}
    </AddressLink>
  ));
  return (
    <Card title={t('insights.student.prepares')}>
      <Facts
        kind="lines"
        items={[
          { label: t('insights.student.exams'), value: list(prepares.exams) || '–' },
          { label: t('insights.student.standard'), value: prepares.standard ?? '–' },
          { label: t('insights.student.year'), value: prepares.targetYear ?? '–' },
          links && {
            label: t('insights.student.batches'),
            value: links.length === 0 ? '–' : <Stack gap={0}>{links}</Stack>,
          },
        ]}
      />
    </Card>
  );
}
