import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { kindIcons } from '../outline/lesson-kinds.ts';
import classes from './versions.module.css';

/** The outline of one published version, as learners got it. */
export function VersionOutline({ courseId, version }: { readonly courseId: string; readonly version: number }) {
  const { t } = useTranslation();
  const asked = useQuery(query(api.courses.showCourseVersion, { params: { courseId, version } }));
  if (asked.isPending) return <TableSkeleton rows={6} columns={1} />;
  if (asked.isError) return <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />;
  const { outline, details } = asked.data;
  return (
    <div className={classes['outline']}>
      <p className={classes['quiet']}>{details.title}</p>
      {outline.sections.map(({ sectionId, title, lessons }) => (
        <section key={sectionId}>
          <h3>{title}</h3>
          <ul>
            {lessons.map((lesson) => (
              <li key={lesson.lessonId}>
                <Icon of={kindIcons[lesson.kind]} size={16} />
                <span>{lesson.title}</span>
                {lesson.free && <Badge tone="good">{t('courses.authoring.outline.free')}</Badge>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
