import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { Skeleton } from '../../../../ui/status/skeletons.tsx';
import { useRoom } from '../../room/use-room.ts';
import { LiveCanvas } from './board-parts.ts';
import { useBoardView } from './use-board.ts';

/** The board on the stage. It opens when it was read: what is drawn before would stand alone. */
export function ShownBoard() {
  const { visit } = useRoom();
  const { isRead, trouble } = useBoardView();
  if (!isRead && trouble) return <LoadFailed error={trouble} onRetry={() => void visit.board.opened()} />;
  const waiting = <Skeleton height={240} />;
  if (!isRead) return waiting;
  return <LiveCanvas waiting={waiting} />;
}
