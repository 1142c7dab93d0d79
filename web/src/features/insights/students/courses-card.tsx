import type { StudentPage } from '@abhyas/contract/insights/students';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';

/** Courses that the student began, each with how far it is. */
export function CoursesCard({ courses }: { readonly courses: NonNullable<StudentPage['courses']> }) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  return (
    <Card title={t('insights.student.courses')}>
      <Stack gap={4}>
        {courses.length === 0 && <Quiet>{t('insights.student.noCourse')}</Quiet>}
        {courses.map(({ courseId, title, done, lessons }) => (
          <Stack key={courseId} gap={1}>
            <Row justify="between">
              <AddressLink to={`/partner/courses/${courseId}/figures`}>
                <b>{title}</b>
              </AddressLink>
              <Quiet size="sm">{t('insights.student.rankOf', { rank: number(done), of: number(lessons) })}</Quiet>
            </Row>
            <ProgressBar value={done} max={lessons} label={`${title}: ${percent(done, lessons)}`} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
