import type { DoubtPin } from '@abhyas/contract/courses/doubts';
import { useContext, useSyncExternalStore } from 'react';
import { deferred } from '../../../../ui/deferred.tsx';
import { ListSkeleton } from '../../../../ui/status/skeletons.tsx';
import { PlaceContext } from '../../study/place-now.ts';
import type { OpenedProps } from '../lesson/lesson-pane.tsx';

interface PanelProps {
  readonly courseId: string;
  readonly lessonId: string;
  readonly place: () => DoubtPin | null;
  readonly near: DoubtPin | null;
  readonly onSeek: (pin: DoubtPin) => void;
  readonly doubtId?: string | undefined;
  readonly onDoubt?: ((doubtId: string | undefined) => void) | undefined;
}
const DoubtsPanel = deferred<PanelProps>(async () => (await import('../../doubts/doubts-panel.tsx')).DoubtsPanel);

/** While a video plays, the doubts near to where it is are asked for after so many seconds. */
const STEP_SECONDS = 20;

interface Props extends OpenedProps {
  readonly onSeek: (place: number) => void;
}

/** The doubts of the lesson at hand, pinned to where the learner is. Pages of a pin begin at 1, places at 0. */
export function DoubtsOf({ course, opened, search, onSearch, onSeek }: Props) {
  const { get, subscribe } = useContext(PlaceContext);
  const { kind } = opened.content;
  const pinAt = (at: number): DoubtPin | null => {
    if (kind === 'video' || kind === 'audio') return { at: 'second', second: at };
    return kind === 'pdf' ? { at: 'page', page: at + 1 } : null;
  };
  const step = kind === 'pdf' ? 1 : STEP_SECONDS;
  // Drawn anew with each step, not with each second.
  const roughly = useSyncExternalStore(subscribe, () => Math.floor(get() / step) * step);
  return (
    <DoubtsPanel
      courseId={course.courseId}
      lessonId={opened.lessonId}
      place={() => pinAt(get())}
      near={pinAt(roughly)}
      onSeek={(to) => onSeek(to.at === 'second' ? to.second : to.page - 1)}
      doubtId={search.doubt}
      onDoubt={(doubt) => onSearch({ doubt, panel: 'doubts' })}
      waiting={<ListSkeleton rows={3} />}
    />
  );
}
