import type { LessonKind } from '@abhyas/contract/courses/shapes';
import { learningLimits } from '@abhyas/contract/courses/learning';
import { Textarea } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTyping } from '../../../../lib/keyboard.ts';
import { usePlace } from '../../study/place-now.ts';
import { usePlaceWords } from '../../study/use-place-words.ts';
import classes from './notes.module.css';
import { newId } from '../../../../lib/new-id.ts';
import type { NoteWrites } from './use-notes.ts';

interface Props {
  readonly writes: NoteWrites;
  readonly lessonId: string;
  readonly kind: LessonKind;
  /** Nothing was written in this course yet. */
  readonly first: boolean;
}

/** A note at the place where the learner is. It stays at the place where it was begun. `T` goes here, Enter keeps it. */
export function NewNote({ writes, lessonId, kind, first }: Props) {
  const { t } = useTranslation();
  const words = usePlaceWords();
  const now = usePlace();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [begun, setBegun] = useState<number>();
  const place = begun ?? now;
  const at = words(kind, place);
  const keep = () => {
    if (text.trim() === '') return;
    writes.write({ lessonId, noteId: newId(), place, text: text.trim(), highlight: null });
    setText('');
    setBegun(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    keep();
  };
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 't' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    field.current?.focus();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const label = at === null ? t('courses.player.notes.write') : t('courses.player.notes.writeAt', { at });
  return (
    <div className={classes['new']}>
      {at !== null && <span className={classes['now']}>{at}</span>}
      <Textarea
        ref={field}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={learningLimits.noteLength}
        aria-label={label}
        aria-keyshortcuts="T"
        placeholder={label}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setBegun(event.currentTarget.value === '' ? undefined : place);
        }}
        onBlur={keep}
        onKeyDown={onKeyDown}
      />
      {first && <p className={classes['hint']}>{t('courses.player.notes.hint')}</p>}
    </div>
  );
}
