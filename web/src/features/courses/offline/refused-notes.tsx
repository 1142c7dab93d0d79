import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { ensureSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/page/card.tsx';
import { type KeptNote, noteStore } from '../player/notes/kept-notes.ts';
import noteClasses from '../player/notes/notes.module.css';
import { RefusedNote } from '../player/notes/refused-note.tsx';
import { sendNotes } from '../player/notes/send-notes.ts';
import { noteWrites } from '../player/notes/use-notes.ts';
import classes from './kept.module.css';

const refusedOf = (accountId: string): readonly KeptNote[] =>
  noteStore(accountId)
    .list()
    .filter(({ refused }) => refused);

/** What the server did not take of the notes of who is signed in, of all courses: also of those that do not open any more. */
export function RefusedNotes() {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const [accountId, setAccountId] = useState<string>();
  const [notes, setNotes] = useState<readonly KeptNote[]>([]);
  const look = (of: string) => setNotes(refusedOf(of));
  const begin = useEffectEvent((of: string) => {
    setAccountId(of);
    look(of);
  });
  useEffect(() => {
    let isOver = false;
    void ensureSession()
      .then((now) => {
        if (!isOver && now.status === 'in') begin(now.me.account.accountid);
      })
      // Without a network nobody knows who is here, and nothing is refused anew.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, []);
  if (!accountId || notes.length === 0) return null;
  const resend = async (note: KeptNote) => {
    noteStore(accountId).keep(note);
    await sendNotes(accountId);
    look(accountId);
  };
  const discard = (noteId: string) => {
    noteStore(accountId).forget(noteId);
    look(accountId);
  };
  return (
    <section className={classes['notes']} aria-labelledby="refused-notes">
      <h2 id="refused-notes">{t('courses.offline.refused')}</h2>
      <p className={classes['muted']}>{t('courses.offline.refusedText')}</p>
      <Card>
        <div className={noteClasses['notes']}>
          <ul>
            {notes.map((note) => (
              <li key={note.noteId} className={noteClasses['note']} data-plain>
                <div className={noteClasses['text']}>
                  {note.highlight && <q className={noteClasses['quote']}>{note.highlight.quote}</q>}
                  {note.text && <p>{note.text}</p>}
                  <small className={noteClasses['waits']}>{dateTime(note.writtenAt)}</small>
                  <RefusedNote
                    note={note}
                    refused={note.refused!}
                    writes={noteWrites(
                      note.courseId,
                      (again) => void resend(again),
                      () => discard(note.noteId),
                    )}
                  />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </section>
  );
}
