import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../../ui/controls/tabs.tsx';
import classes from '../course-player.module.css';
import { DoubtsOf } from '../notes/doubts-of.tsx';
import { NotesPanel } from '../notes/notes-panel.tsx';
import { notesQuery } from '../notes/use-notes.ts';
import type { PlayerPanel } from '../player-search.ts';
import { AboutLesson } from './about-lesson.tsx';
import type { OpenedProps } from './lesson-pane.tsx';

interface Props extends OpenedProps {
  readonly onSeek: (place: number) => void;
}

/** Below the lesson: what it is about; where there is no room beside it also the outline, notes and doubts. */
export function LessonDetails(props: Props) {
  const { t } = useTranslation();
  const { course, opened, search, onSearch, outline, wide, onSeek } = props;
  const notes = useQuery({ ...notesQuery(course.courseId), enabled: wide !== 'full' });
  const mine = notes.data?.notes.filter(({ lessonId }) => lessonId === opened.lessonId).length;
  const shown: readonly PlayerPanel[] = [
    'about',
    ...(wide === 'phone' ? (['lessons'] as const) : []),
    ...(wide === 'full' ? [] : (['notes', 'doubts'] as const)),
  ];
  const panel = shown.find((name) => name === search.panel) ?? (search.doubt && wide !== 'full' ? 'doubts' : 'about');
  return (
    <div className={classes['details']}>
      {shown.length > 1 && (
        <Tabs
          label={t('courses.player.panels.label')}
          items={shown.map((value) => ({
            value,
            label: t(`courses.player.panels.${value}`),
            count: value === 'notes' && mine ? mine : undefined,
          }))}
          value={panel}
          onChange={(next) => onSearch({ panel: next === 'about' ? undefined : next })}
          panelId="lesson-panel"
        />
      )}
      <div id="lesson-panel" role={shown.length > 1 ? 'tabpanel' : undefined} className={classes['panel']}>
        {panel === 'about' && <AboutLesson {...props} />}
        {panel === 'lessons' && <div className={classes['wholeWidth']}>{outline}</div>}
        {panel === 'notes' && <NotesPanel course={course} opened={opened} onSeek={onSeek} />}
        {panel === 'doubts' && <DoubtsOf {...props} onSeek={onSeek} />}
      </div>
    </div>
  );
}
