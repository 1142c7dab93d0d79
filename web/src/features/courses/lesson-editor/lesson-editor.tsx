import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import type { AuthoredLesson } from '@abhyas/contract/courses/outline';
import { Button, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconEye } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page } from '../../../ui/page/page.tsx';
import { RichTextInput } from '../../../ui/rich-text-editor/rich-text-input.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { LeaveGuard, usePictures } from '../../questions/index.ts';
import { SaveStanding, SaveTrouble } from '../builder/save-standing.tsx';
import { ContentFields } from './content-fields.tsx';
import { type Editing, EditingContext, useEditing } from './editing.ts';
import { FilesCard } from './files-card.tsx';
import classes from './lesson-editor.module.css';
import { RulesCard } from './rules-card.tsx';
import { useLesson } from './use-lesson.ts';

interface Props {
  readonly course: AuthoredCourse;
  readonly lesson: AuthoredLesson;
}

const MOST_TITLE = 160;

/** Writes one lesson: its name, what it shows, what goes with it, and when it opens and counts as done. */
export function LessonEditor({ course, lesson: initial }: Props) {
  const { t } = useTranslation();
  const built = useLesson(initial);
  const { draft, lesson, saving, round } = built;
  const readOnly = !course.can.edit;
  const editing: Editing = { ...built, course, readOnly };
  const kind = t(`courses.authoring.kinds.${draft.content.kind}`);
  const title = draft.title.trim() === '' ? t('courses.authoring.lesson.untitled') : draft.title;
  return (
    <EditingContext value={editing}>
      <Page
        title={title}
        breadcrumbs={[
          { label: t('courses.authoring.list.title'), to: '/partner/courses' },
          { label: course.details.title, to: `/partner/courses/${course.courseId}` },
          { label: title },
        ]}
        beside={
          <>
            <Badge tone="accent">{kind}</Badge>
            {!readOnly && <SaveStanding saving={saving} savedAt={lesson.updatedAt} />}
          </>
        }
        action={<Ways />}
      >
        <SaveTrouble saved={built} />
        <Columns kind="aside">
          <div key={round} className={classes['stack']}>
            <Card title={t('courses.authoring.lesson.shows')}>
              <div className={classes['fields']}>
                <TextInput
                  label={t('courses.authoring.lesson.name')}
                  required
                  maxLength={MOST_TITLE}
                  readOnly={readOnly}
                  value={draft.title}
                  error={draft.title.trim() === '' && t('courses.authoring.outline.nameNeeded')}
                  onChange={(event) => built.change({ title: event.currentTarget.value })}
                />
                <ContentFields />
              </div>
            </Card>
            <About />
            <FilesCard />
          </div>
          <RulesCard key={`rules-${round}`} />
        </Columns>
      </Page>
      <LeaveGuard dirty={saving.state === 'conflict' || saving.state === 'failed' || saving.state === 'held'} />
    </EditingContext>
  );
}

/** A few words under the lesson. */
function About() {
  const { t } = useTranslation();
  const { draft, change, lesson, course, readOnly } = useEditing();
  const pictures = usePictures(lesson.images);
  return (
    <Card title={t('courses.authoring.lesson.about')} note={t('courses.authoring.lesson.aboutNote')}>
      <RichTextInput
        quiet
        label={t('courses.authoring.lesson.about')}
        size="short"
        lang={course.details.language}
        readOnly={readOnly}
        value={draft.about}
        onChange={(about) => change({ about })}
        pictures={pictures.house}
        resolveImage={pictures.resolve}
      />
    </Card>
  );
}

/** The lesson before, the lesson after, and how a student sees this one. */
function Ways() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { course, lesson, flush } = useEditing();
  const { courseId } = course;
  const lessons = course.outline.sections.flatMap((section) => section.lessons);
  const at = lessons.findIndex(({ lessonId }) => lessonId === lesson.lessonId);
  const preview = async () => {
    await flush();
    await navigate({
      to: '/partner/courses/$courseId/preview',
      params: { courseId },
      search: { lesson: lesson.lessonId },
    });
  };
  return (
    <>
      <Neighbour courseId={courseId} lesson={lessons[at - 1]} way="before" />
      <Neighbour courseId={courseId} lesson={lessons[at + 1]} way="next" />
      <Button variant="outline" leftSection={<Icon of={IconEye} size={16} />} onClick={() => void preview()}>
        {t('courses.authoring.actions.preview')}
      </Button>
      <Button
        variant="filled"
        renderRoot={(props) => <Link {...props} to="/partner/courses/$courseId" params={{ courseId }} />}
      >
        {t('courses.authoring.lesson.back')}
      </Button>
    </>
  );
}

interface NeighbourProps {
  readonly courseId: string;
  readonly lesson: { readonly lessonId: string; readonly title: string } | undefined;
  readonly way: 'before' | 'next';
}

function Neighbour({ courseId, lesson, way }: NeighbourProps) {
  const { t } = useTranslation();
  if (!lesson) return null;
  const label = t(`courses.authoring.lesson.${way}`, { title: lesson.title });
  return (
    <Button
      variant="ghost"
      px={9}
      aria-label={label}
      title={label}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/partner/courses/$courseId/lessons/$lessonId"
          params={{ courseId, lessonId: lesson.lessonId }}
        />
      )}
    >
      <Icon of={way === 'before' ? IconChevronLeft : IconChevronRight} size={20} />
    </Button>
  );
}
