import { highlightColor } from '@abhyas/contract/courses/learning';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../lib/new-id.ts';
import type { NoteWrites } from '../player/notes/use-notes.ts';
import classes from './reader.module.css';
import { selectedWords } from './selected-words.ts';

interface Props {
  readonly room: RefObject<HTMLElement | null>;
  readonly writes: NoteWrites;
  readonly lessonId: string;
}

/** Comes when words of a page are selected: four colours to mark them with. A mark is a note, to be written on beside the page. */
export function HighlightBar({ room, writes, lessonId }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(room.current !== null && selectedWords(room.current) !== undefined);
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [room]);
  if (!shown) return null;
  return (
    <div className={classes['colors']} role="toolbar" aria-label={t('courses.player.reader.highlight')}>
      <span>{t('courses.player.reader.highlight')}</span>
      {highlightColor.options.map((color) => (
        <button
          key={color}
          type="button"
          data-color={color}
          aria-label={t(`courses.player.reader.colors.${color}`)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            const selected = room.current && selectedWords(room.current);
            if (!selected) return;
            const highlight = { ...selected.words, color };
            writes.write({ lessonId, noteId: newId(), place: selected.page, text: '', highlight });
            document.getSelection()?.removeAllRanges();
          }}
        />
      ))}
    </div>
  );
}
