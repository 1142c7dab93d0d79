import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../../ui/controls/tabs.tsx';
import { deferred } from '../../../../ui/deferred.tsx';
import type { Transcript } from '../../../../ui/player/transcript/use-transcript.ts';
import { ListSkeleton } from '../../../../ui/status/skeletons.tsx';
import classes from '../course-player.module.css';
import { DoubtsOf } from '../notes/doubts-of.tsx';
import { NotesPanel } from '../notes/notes-panel.tsx';
import { notesQuery } from '../notes/use-notes.ts';
import { useWaitingDoubts } from '../notes/use-waiting-doubts.ts';
import type { PlayerPatch, PlayerSearch } from '../../student-addresses.ts';
import type { TranscriptProps } from '../transcript/transcript-panel.tsx';
import type { Width } from '../use-wide.ts';
import { AboutLesson } from './about-lesson.tsx';
import type { OpenedProps } from './lesson-pane.tsx';

const TranscriptPanel = deferred<TranscriptProps>(
  async () => (await import('../transcript/transcript-panel.tsx')).TranscriptPanel,
);

interface Props extends OpenedProps {
  /** Undefined where the lesson has no captions. */
  readonly transcript: Transcript | undefined;
  readonly onSeek: (place: number) => void;
}
type Below = NonNullable<PlayerSearch['panel'] | PlayerSearch['below']>;

/** Below the lesson: what it is about and what is said in it; where there is no room beside it also the outline, notes and doubts. */
export function LessonDetails(props: Props) {
  const { t } = useTranslation();
  const { course, opened, search, onSearch, outline, wide, transcript, onSeek } = props;
  const notes = useQuery({ ...notesQuery(course.courseId), enabled: wide !== 'full' });
  const mine = notes.data?.notes.filter(({ lessonId }) => lessonId === opened.lessonId).length;
  const waiting = useWaitingDoubts(course.courseId, opened.lessonId, wide !== 'full');
  const counts: Partial<Record<Below, number | undefined>> = { notes: mine || undefined, doubts: waiting };
  const shown: readonly Below[] = [
    'about',
    ...(transcript ? (['transcript'] as const) : []),
    ...(wide === 'phone' ? (['lessons'] as const) : []),
    ...(wide === 'full' ? [] : (['notes', 'doubts'] as const)),
  ];
  const panel = openPanel(search, wide, shown);
  return (
    <div className={classes['details']}>
      {shown.length > 1 && (
        <Tabs
          label={t('courses.player.panels.label')}
          items={shown.map((value) => ({
            value,
            label: t(`courses.player.panels.${value}`),
            count: counts[value],
          }))}
          value={panel}
          onChange={(next) => onSearch(searchFor(next, wide))}
          panelId="lesson-panel"
        />
      )}
      <div id="lesson-panel" role={shown.length > 1 ? 'tabpanel' : undefined} className={classes['panel']}>
        {panel === 'about' && <AboutLesson {...props} />}
        {panel === 'transcript' && transcript && (
          <TranscriptPanel transcript={transcript} onSeek={onSeek} waiting={<ListSkeleton rows={5} />} />
        )}
        {panel === 'lessons' && <div className={classes['wholeWidth']}>{outline}</div>}
        {panel === 'notes' && <NotesPanel course={course} opened={opened} onSeek={onSeek} />}
        {panel === 'doubts' && <DoubtsOf {...props} onSeek={onSeek} />}
      </div>
    </div>
  );
}

/** Notes and doubts are asked for by `panel`: where they stand beside the lesson, that says nothing of what stands below it. */
function openPanel({ panel, doubt, below }: PlayerSearch, wide: Width, shown: readonly Below[]): Below {
  const asked = wide === 'full' ? [below] : [panel, doubt && 'doubts', below];
  return shown.find((one) => one === asked.find((name) => shown.some((other) => other === name))) ?? 'about';
}

function searchFor(next: Below, wide: Width): PlayerPatch {
  const below = next === 'transcript' ? next : undefined;
  if (wide === 'full') return { below };
  return { below, panel: next === 'transcript' || next === 'about' ? undefined : next, doubt: undefined };
}
