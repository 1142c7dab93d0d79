import type { accessImport } from '@abhyas/contract/courses/access-imports';
import type { SheetCheckRow } from '@abhyas/contract/sheet-checks/sheet-kind';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import type { CheckPatch, CheckSearch } from '../../../ui/sheet-checks/check-search.ts';
import type { SheetCalls } from '../../../ui/sheet-checks/sheet-calls.ts';
import { SheetCheckScreen, useSheetCheck } from '../../../ui/sheet-checks/sheet-check-screen.tsx';

interface Props {
  readonly importId: string;
  readonly search: CheckSearch;
  readonly onSearch: (patch: CheckPatch) => void;
}
const calls: SheetCalls<typeof accessImport> = {
  show: api.courses.showAccessImport,
  rows: api.courses.listAccessImportRows,
  match: api.courses.matchAccessImportColumns,
  commit: api.courses.commitAccessImport,
  cancel: api.courses.cancelAccessImport,
};

/** Courses for students: who would be given what until when, who has it already, and what is wrong in the other rows. */
export function ImportScreen(props: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const navigate = useNavigate();
  const courseId = useSheetCheck(calls, props.importId).data?.about.courseId;
  const until = ({ given, means }: SheetCheckRow<typeof accessImport>) =>
    means.endsAt ? date(means.endsAt) : given.until || (means.course ? t('courses.access.noEnd') : '');
  return (
    <SheetCheckScreen
      {...props}
      calls={calls}
      texts="courses.access.sheet"
      columns={['name', 'email', 'mobile', 'course', 'until']}
      title={t('courses.access.sheet.check')}
      breadcrumbs={[
        courseId
          ? { label: t('courses.access.title'), to: `/partner/courses/${courseId}/access` }
          : { label: t('cohorts.courseAssignment.title'), to: '/partner/groups/courses' },
        { label: t('courses.access.sheet.check') },
      ]}
      cells={[
        { key: 'given', lines: ({ given }) => [given.email, given.mobile, given.name] },
        { key: 'student', lines: ({ means }) => [means.student?.name ?? ''] },
        { key: 'course', lines: ({ given, means }) => [means.course?.title ?? given.course] },
        { key: 'until', lines: (row) => [until(row)] },
      ]}
      changes={['courses', 'cohorts']}
      onStep={() =>
        courseId
          ? void navigate({ to: '/partner/courses/$courseId/access', params: { courseId } })
          : void navigate({ to: '/partner/groups/courses' })
      }
    />
  );
}
