import type { CourseToLearn, LessonNote, OpenedLesson } from '@abhyas/contract/courses/learning';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../../ui/status/skeletons.tsx';
import { allLessons } from '../which-lesson.ts';
import { NewNote } from './new-note.tsx';
import { NoteLine } from './note-line.tsx';
import classes from './notes.module.css';
import { type NoteWrites, notesOf, notesQuery, useNoteWrites } from './use-notes.ts';

interface Props {
  readonly course: CourseToLearn;
  readonly opened: OpenedLesson;
  readonly onSeek: (place: number) => void;
}

/** The learner's notes: of this lesson, to be written on, or of the whole course, to be taken away. */
export function NotesPanel({ course, opened, onSeek }: Props) {
  const { t } = useTranslation();
  const [scope, setScope] = useState<'lesson' | 'course'>('lesson');
  const notes = useQuery(notesQuery(course.courseId));
  const writes = useNoteWrites(course.courseId);
  if (notes.isError) return <LoadFailed card error={notes.error} onRetry={() => void notes.refetch()} />;
  if (!notes.data) return <ListSkeleton rows={3} />;
  const all = notes.data.notes;
  const kind = opened.content.kind;
  return (
    <div className={classes['notes']}>
      {all.length > 0 && (
        <Segmented
          label={t('courses.player.notes.scope')}
          size="sm"
          grow
          options={(['lesson', 'course'] as const).map((value) => ({
            value,
            label: t(`courses.player.notes.scopes.${value}`),
          }))}
          value={scope}
          onChange={setScope}
        />
      )}
      {scope === 'lesson' ? (
        <>
          <List
            notes={notesOf(all, opened.lessonId)}
            course={course}
            kind={kind}
            lesson={allLessons(course).find(({ lessonId }) => lessonId === opened.lessonId)?.title ?? course.title}
            writes={writes}
            onSeek={onSeek}
          />
          <NewNote writes={writes} lessonId={opened.lessonId} kind={kind} first={all.length === 0} />
        </>
      ) : (
        <OfCourse course={course} notes={all} writes={writes} />
      )}
    </div>
  );
}

interface ListProps {
  readonly notes: readonly LessonNote[];
  readonly course: CourseToLearn;
  readonly kind: OpenedLesson['content']['kind'];
  readonly lesson: string;
  readonly writes: NoteWrites;
  readonly onSeek?: (place: number) => void;
}

function List({ notes, course, kind, lesson, writes, onSeek }: ListProps) {
  if (notes.length === 0) return null;
  return (
    <ul>
      {notes.map((note) => (
        <NoteLine
          key={note.noteId}
          note={note}
          courseId={course.courseId}
          kind={kind}
          lesson={lesson}
          writes={writes}
          onSeek={onSeek}
        />
      ))}
    </ul>
  );
}

function OfCourse({ course, notes, writes }: Omit<ListProps, 'kind' | 'lesson' | 'onSeek'>) {
  const { t } = useTranslation();
  const { courseId, title } = course;
  const save = useChange(() => api.courses.exportNotes({ params: { courseId } }), {
    after: (text) => saveFile(`${title}.md`, text, 'text/markdown;charset=utf-8'),
  });
  return (
    <>
      {allLessons(course).map((lesson) => {
        const mine = notesOf(notes, lesson.lessonId);
        if (mine.length === 0) return null;
        return (
          <section key={lesson.lessonId}>
            <h3>{lesson.title}</h3>
            <List notes={mine} course={course} kind={lesson.kind} lesson={lesson.title} writes={writes} />
          </section>
        );
      })}
      <Button
        variant="soft"
        fullWidth
        loading={save.busy}
        leftSection={<Icon of={IconDownload} size={16} />}
        onClick={() => save.send()}
      >
        {t('courses.player.notes.export')}
      </Button>
    </>
  );
}
