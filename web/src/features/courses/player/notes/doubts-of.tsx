import type { DoubtPin } from '@abhyas/contract/courses/doubts';
import { useContext } from 'react';
import { deferred } from '../../../../ui/deferred.tsx';
import { ListSkeleton } from '../../../../ui/status/skeletons.tsx';
import { PlaceContext } from '../../study/place-now.ts';
import type { OpenedProps } from '../lesson/lesson-pane.tsx';

interface PanelProps {
  readonly courseId: string;
  readonly lessonId: string;
  readonly place: () => DoubtPin | null;
  readonly onSeek: (pin: DoubtPin) => void;
  readonly doubtId?: string | undefined;
  readonly onDoubt?: ((doubtId: string | undefined) => void) | undefined;
}
const DoubtsPanel = deferred<PanelProps>(async () => (await import('../../doubts/doubts-panel.tsx')).DoubtsPanel);

interface Props extends OpenedProps {
  readonly onSeek: (place: number) => void;
}

/** The doubts of the lesson at hand, pinned to where the learner is. Pages of a pin begin at 1, places at 0. */
export function DoubtsOf({ course, opened, search, onSearch, onSeek }: Props) {
  const place = useContext(PlaceContext);
  const { kind } = opened.content;
  const pin = (): DoubtPin | null => {
    if (kind === 'video' || kind === 'audio') return { at: 'second', second: place.get() };
    return kind === 'pdf' ? { at: 'page', page: place.get() + 1 } : null;
  };
  return (
    <DoubtsPanel
      courseId={course.courseId}
      lessonId={opened.lessonId}
      place={pin}
      onSeek={(to) => onSeek(to.at === 'second' ? to.second : to.page - 1)}
      doubtId={search.doubt}
      onDoubt={(doubt) => onSearch({ doubt, panel: 'doubts' })}
      waiting={<ListSkeleton rows={3} />}
    />
  );
}
