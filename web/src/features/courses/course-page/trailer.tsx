import { api } from '../../../lib/api.ts';
import { Player } from '../../../ui/player/player.tsx';

/** The trailer in the player that lessons have; nothing of it is counted. */
export function Trailer({ courseId, title }: { readonly courseId: string; readonly title: string }) {
  return <Player title={title} ask={() => api.courses.showTrailer({ params: { courseId } })} />;
}
