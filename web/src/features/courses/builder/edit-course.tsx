import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import type { BuilderSearch } from '../addresses.ts';
import type { Building } from './building.ts';
import { CourseBuilder } from './course-builder.tsx';

interface Props {
  readonly courseId: string;
  readonly search: BuilderSearch;
  readonly onSearch: (search: BuilderSearch) => void;
  readonly PriceSplit: Building['PriceSplit'];
}

/** Opens a course in the builder, always as the server has it now. */
export function EditCourse({ courseId, ...search }: Props) {
  const { t } = useTranslation();
  const asked = useQuery({
    ...query(api.courses.showAuthoredCourse, { params: { courseId } }),
    staleTime: 0,
    refetchOnMount: 'always',
    // From here on the builder saves and asks by itself.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  // A remembered course may be older than the server's: building on it would end in a conflict with oneself.
  if (asked.data && (asked.isFetchedAfterMount || asked.isError))
    return <CourseBuilder key={courseId} course={asked.data} {...search} />;
  return (
    <Page
      title={t('courses.authoring.loading')}
      breadcrumbs={[{ label: t('courses.authoring.list.title'), to: '/partner/courses' }]}
    >
      {asked.isError ? (
        <Card>
          <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />
        </Card>
      ) : (
        <Columns kind="aside">
          <CardSkeleton lines={8} />
          <CardSkeleton lines={4} />
        </Columns>
      )}
    </Page>
  );
}
