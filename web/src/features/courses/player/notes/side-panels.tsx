import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../../ui/controls/tabs.tsx';
import classes from '../course-player.module.css';
import type { OpenedProps } from '../lesson/lesson-pane.tsx';
import { DoubtsOf } from './doubts-of.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { notesOf, notesQuery } from './use-notes.ts';
import { useWaitingDoubts } from './use-waiting-doubts.ts';

interface Props extends OpenedProps {
  readonly onSeek: (place: number) => void;
}

/** Beside the lesson: notes and doubts. */
export function SidePanels(props: Props) {
  const { t } = useTranslation();
  const { course, opened, search, onSearch, onSeek } = props;
  const notes = useQuery(notesQuery(course.courseId));
  const count = notesOf(notes.data?.notes, opened.lessonId).length;
  const waiting = useWaitingDoubts(course.courseId, opened.lessonId);
  const panel = search.panel === 'doubts' || search.doubt ? 'doubts' : 'notes';
  return (
    <>
      <Tabs
        label={t('courses.player.panels.side')}
        items={[
          { value: 'notes', label: t('courses.player.panels.notes'), count: count || undefined },
          { value: 'doubts', label: t('courses.player.panels.doubts'), count: waiting },
        ]}
        value={panel}
        onChange={(next) => onSearch({ panel: next === 'notes' ? undefined : next, doubt: undefined })}
        panelId="side-panel"
      />
      <div id="side-panel" role="tabpanel" className={classes['panel']}>
        {panel === 'notes' ? (
          <NotesPanel course={course} opened={opened} onSeek={onSeek} />
        ) : (
          <DoubtsOf {...props} onSeek={onSeek} />
        )}
      </div>
    </>
  );
}
