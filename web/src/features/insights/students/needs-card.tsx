import type { StudentPage } from '@abhyas/contract/insights/students';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { Card } from '../../../ui/page/card.tsx';

/** Doubts that wait for a teacher. */
export function NeedsCard({ doubts }: { readonly doubts: NonNullable<StudentPage['doubts']> }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  return (
    <Card title={t('insights.student.needs')}>
      <RowList>
        {doubts.map(({ doubtId, title, lesson, since }) => (
          <li key={doubtId}>
            <Row justify="between">
              <StackedCell note={`${lesson} · ${t('insights.student.since', { at: dateTime(since) })}`}>
                {title}
              </StackedCell>
              <AddressLink
                {...buttonFace('outline', 'sm')}
                to="/partner/doubts"
                search={{ search: title, courses: 'all' }}
              >
                {t('insights.student.answer')}
              </AddressLink>
            </Row>
          </li>
        ))}
      </RowList>
    </Card>
  );
}
