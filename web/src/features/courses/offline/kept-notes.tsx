import { useTranslation } from 'react-i18next';
import { NewNote } from '../player/notes/new-note.tsx';
import { NoteLine } from '../player/notes/note-line.tsx';
import noteClasses from '../player/notes/notes.module.css';
import classes from './kept.module.css';
import type { KeptLesson } from './kept-store.ts';
import type { KeptNotesOf } from './use-kept-notes.ts';

interface Props {
  readonly lesson: KeptLesson;
  readonly kept: KeptNotesOf;
  readonly onSeek: (place: number) => void;
}

/** The learner's notes in a kept lesson, to be written on without a network. */
export function KeptNotes({ lesson: { lessonId, courseId, content }, kept, onSeek }: Props) {
  const { t } = useTranslation();
  const { notes, waiting, writes } = kept;
  return (
    <section className={classes['notes']} aria-labelledby="kept-notes">
      <h2 id="kept-notes">{t('courses.player.panels.notes')}</h2>
      <div className={noteClasses['notes']}>
        {notes.length > 0 && (
          <ul>
            {notes.map((note) => (
              <NoteLine
                key={note.noteId}
                note={note}
                courseId={courseId}
                kind={content.kind}
                writes={writes}
                waits={waiting.has(note.noteId)}
                onSeek={onSeek}
              />
            ))}
          </ul>
        )}
        <NewNote writes={writes} lessonId={lessonId} kind={content.kind} first={notes.length === 0} />
        <p role="status" className={classes['muted']}>
          {waiting.size > 0 && t('courses.offline.waiting', { count: waiting.size })}
        </p>
      </div>
    </section>
  );
}
