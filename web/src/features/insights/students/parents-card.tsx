import type { StudentPage } from '@abhyas/contract/insights/students';
import { useTranslation } from 'react-i18next';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';

const tones = { active: 'good', invited: 'info', expired: 'warn' } as const;

/** Who answers for the student, and who was asked to. */
export function ParentsCard({ guardians }: Pick<StudentPage, 'guardians'>) {
  const { t } = useTranslation();
  return (
    <Card title={t('insights.student.guardians')}>
      {guardians.length === 0 ? (
        <Quiet as="p">{t('insights.student.noGuardian')}</Quiet>
      ) : (
        <RowList>
          {guardians.map(({ linkId, name, relation, sentTo, state }) => (
            <li key={linkId}>
              <Row justify="between">
                <Stack gap={0}>
                  <b>{name}</b>
                  <Quiet size="sm">
                    {t(`insights.student.relations.${relation}`)} · {sentTo}
                  </Quiet>
                </Stack>
                <Badge tone={tones[state]}>{t(`insights.student.guardianStates.${state}`)}</Badge>
              </Row>
            </li>
          ))}
        </RowList>
      )}
    </Card>
  );
}
