import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { SeenAs } from '../../identity/index.ts';
import { kindIcons } from '../outline/lesson-kinds.ts';
import { LessonPreview } from './lesson-preview.tsx';
import classes from './preview.module.css';

interface Props {
  readonly courseId: string;
  /** The first one unless given. */
  readonly lessonId: string | undefined;
  readonly onLesson: (lessonId: string) => void;
}

/** The draft of a course as a student would get it, and once it is published its pages themselves; nothing that is done here counts. */
export function CoursePreview({ courseId, lessonId, onLesson }: Props) {
  const { t } = useTranslation();
  const asked = useQuery({ ...query(api.courses.showAuthoredCourse, { params: { courseId } }), staleTime: 0 });
  const lessons = asked.data?.outline.sections.flatMap((section) => section.lessons) ?? [];
  const [shown, setShown] = useState<Shown>('draft');
  const open = lessons.find((lesson) => lesson.lessonId === lessonId) ?? lessons[0];
  const title = asked.data?.details.title ?? t('courses.authoring.loading');
  return (
    <Page
      title={title}
      breadcrumbs={[
        { label: t('courses.authoring.list.title'), to: '/partner/courses' },
        { label: title, to: `/partner/courses/${courseId}` },
        { label: t('courses.authoring.actions.preview') },
      ]}
      action={
        open && (
          <Button
            variant="outline"
            leftSection={<Icon of={IconPencil} size={16} />}
            renderRoot={(props) => (
              <Link
                {...props}
                to="/partner/courses/$courseId/lessons/$lessonId"
                params={{ courseId, lessonId: open.lessonId }}
              />
            )}
          >
            {t('courses.authoring.preview.edit')}
          </Button>
        )
      }
    >
      {asked.data && asked.data.version > 0 && <Which shown={shown} onShow={setShown} />}
      {shown === 'draft' && <Notice tone="info">{t('courses.authoring.preview.note')}</Notice>}
      {shown === 'published' && (
        <Card label={t('courses.authoring.preview.published')}>
          <SeenAs title={title} visitor={`/courses/${courseId}`} student={`/student/courses/${courseId}`} />
        </Card>
      )}
      {asked.isPending && <CardSkeleton lines={8} />}
      {asked.isError && (
        <Card>
          <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />
        </Card>
      )}
      {asked.data && shown === 'draft' && (
        <Columns kind="aside">
          {open ? (
            <LessonPreview key={open.lessonId} courseId={courseId} lesson={open} />
          ) : (
            <Card>{t('courses.authoring.outline.none')}</Card>
          )}
          <Outline course={asked.data} open={open?.lessonId} onLesson={onLesson} />
        </Columns>
      )}
    </Page>
  );
}

type Shown = 'draft' | 'published';

function Which({ shown, onShow }: { readonly shown: Shown; readonly onShow: (shown: Shown) => void }) {
  const { t } = useTranslation();
  return (
    <ChipRow label={t('courses.authoring.preview.which')}>
      {(['draft', 'published'] as const).map((one) => (
        <Chip key={one} on={one === shown} onClick={() => onShow(one)}>
          {t(`courses.authoring.preview.${one}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}

interface OutlineProps {
  readonly course: AuthoredCourse;
  readonly open: string | undefined;
  readonly onLesson: (lessonId: string) => void;
}

function Outline({ course, open, onLesson }: OutlineProps) {
  const { t } = useTranslation();
  const { length } = useFormat();
  return (
    <Card flush as="div" label={t('courses.authoring.outline.title')}>
      <nav aria-label={t('courses.authoring.outline.title')} className={classes['outline']}>
        {course.outline.sections.map(({ sectionId, title, lessons }) => (
          <section key={sectionId}>
            <h2>{title}</h2>
            <ol>
              {lessons.map((lesson) => (
                <li key={lesson.lessonId}>
                  <button
                    type="button"
                    aria-current={lesson.lessonId === open || undefined}
                    onClick={() => onLesson(lesson.lessonId)}
                  >
                    <Icon of={kindIcons[lesson.kind]} size={18} />
                    <span>{lesson.title}</span>
                    {lesson.free && <Badge tone="good">{t('courses.authoring.outline.free')}</Badge>}
                    {lesson.seconds !== null && lesson.seconds > 0 && <small>{length(lesson.seconds)}</small>}
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </nav>
    </Card>
  );
}
