import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';

/** Modes of the specification: 2 leaves, 4 says that the window closes. */
const [LEAVE, CLOSED] = [2, 4] as const;

/** A stay in a class: coming in, going out, and the line that the browser leaves when the page goes away. */
export function useVisit(classId: string) {
  const [visitId, setVisitId] = useState<string>();
  const enter = useChange(() => api.live.joinClass({ params: { classId } }), {
    inline: true,
    after: (joined) => setVisitId(joined.visitId),
  });
  const leave = useChange(
    async () => {
      if (visitId) await api.live.leaveClass({ params: { visitId }, body: { mode: LEAVE } });
    },
    { stale: [['live']], after: () => setVisitId(undefined) },
  );
  useEffect(() => {
    if (!visitId) return undefined;
    const body = () => new Blob([JSON.stringify({ mode: CLOSED })], { type: 'application/json' });
    const closes = () => navigator.sendBeacon(`/api/live/visits/${visitId}/leave`, body());
    window.addEventListener('pagehide', closes);
    return () => window.removeEventListener('pagehide', closes);
  }, [visitId]);
  return { joined: visitId ? enter.reply : undefined, enter, leave };
}
