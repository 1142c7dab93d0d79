import type { PracticeSession } from '@abhyas/contract/practice/sessions';
import type { Response } from '@abhyas/contract/questions/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';

export interface GivenAnswer {
  readonly position: number;
  readonly response: Response | null;
  readonly seconds: number;
  /** The hint was read before. */
  readonly hinted: boolean;
}

/** Asking, answering and ending: each brings the set as it stands then. */
export function useSession({ sessionId }: PracticeSession) {
  const client = useQueryClient();
  const params = { sessionId };
  const keep = (session: PracticeSession) => {
    client.setQueryData(query(api.practice.showSession, { params }).queryKey, session);
    void client.invalidateQueries({ queryKey: api.practice.showPracticeMap.key });
  };
  const options = { after: keep, inline: true };
  return {
    answer: useChange((body: GivenAnswer) => api.practice.answerSession({ params, body }), options),
    next: useChange(() => api.practice.askNext({ params }), options),
    similar: useChange(() => api.practice.askSimilar({ params }), options),
    end: useChange(() => api.practice.endSession({ params }), options),
  };
}
