import type { LessonKind } from '@abhyas/contract/courses/shapes';
import { learningLimits } from '@abhyas/contract/courses/learning';
import { Textarea } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { NoteSlot } from '../../study/note-slot.ts';
import { usePlaceWords } from '../../study/use-place-words.ts';
import type { ShownNote } from './kept-notes.ts';
import classes from './notes.module.css';
import { RefusedNote } from './refused-note.tsx';
import type { NoteWrites } from './use-notes.ts';

interface Props {
  readonly note: ShownNote;
  readonly courseId: string;
  readonly kind: LessonKind;
  /** The title of its lesson; without it nothing is made of the note. */
  readonly lesson?: string | undefined;
  readonly writes: NoteWrites;
  /** The server does not have it yet. */
  readonly waits?: boolean;
  /** In the lesson at hand; without it the place is a link to its lesson. */
  readonly onSeek?: ((place: number) => void) | undefined;
}

/** Who asked to change a note writes on at once. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

/** A note: its place leads there, and it can be changed or removed. */
export function NoteLine({ note, courseId, kind, lesson, writes, waits, onSeek }: Props) {
  const { t } = useTranslation();
  const words = usePlaceWords();
  const [draft, setDraft] = useState<string>();
  const { noteId, lessonId, place, text, highlight, refused } = note;
  const at = words(kind, place);
  const save = () => {
    const next = draft?.trim() ?? '';
    setDraft(undefined);
    if (next !== text && (next !== '' || highlight)) writes.write({ lessonId, noteId, place, text: next, highlight });
  };
  const drop = () => {
    writes.remove(note);
    toast.good(t('courses.player.notes.removed'), {
      undo: () => writes.write({ lessonId, noteId, place, text, highlight }),
    });
  };
  return (
    <li className={classes['note']} data-plain={at === null || undefined}>
      {at === null ? null : onSeek ? (
        <button type="button" className={classes['time']} onClick={() => onSeek(place)}>
          {at}
        </button>
      ) : (
        <Link
          to="/student/courses/$courseId"
          params={{ courseId }}
          search={{ lesson: lessonId, at: place }}
          className={classes['time']!}
        >
          {at}
        </Link>
      )}
      <div className={classes['text']}>
        {highlight && (
          <q className={classes['quote']} data-color={highlight.color}>
            {highlight.quote}
          </q>
        )}
        {draft === undefined ? (
          text && <p>{text}</p>
        ) : (
          <Textarea
            autosize
            ref={focus}
            maxRows={8}
            maxLength={learningLimits.noteLength}
            aria-label={t('courses.player.notes.change')}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onBlur={save}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setDraft(undefined);
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
                event.preventDefault();
                save();
              }
            }}
          />
        )}
        {refused && <RefusedNote note={note} refused={refused} writes={writes} />}
        {waits && !refused && <small className={classes['waits']}>{t('courses.offline.waits')}</small>}
      </div>
      {draft === undefined && (
        <span className={classes['tools']}>
          {lesson !== undefined && (
            <NoteSlot
              note={note}
              lesson={lesson}
              at={at}
              path={`/student/courses/${courseId}?lesson=${lessonId}&at=${place}#${noteId}`}
            />
          )}
          <IconButton icon={IconPencil} label={t('courses.player.notes.change')} onClick={() => setDraft(text)} />
          <IconButton icon={IconTrash} label={t('courses.player.notes.remove')} onClick={drop} />
        </span>
      )}
    </li>
  );
}
