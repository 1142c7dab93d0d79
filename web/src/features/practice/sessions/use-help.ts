import type { Asked, PracticeSession } from '@abhyas/contract/practice/sessions';
import type { Response } from '@abhyas/contract/questions/shapes';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';

/** `asked`: not answered yet. After a miss `hint`, then perhaps `again`; `steps` show what is right. */
export type Stage = 'asked' | 'hint' | 'again' | 'steps';

/** How far somebody is with one question: after a miss what is right stays hidden until it is asked for, or found. */
export function useHelp({ sessionId }: PracticeSession, { position, answer }: Asked) {
  const [after, setAfter] = useState<Exclude<Stage, 'asked'>>('hint');
  const tried = useChange(
    (response: Response) => api.practice.tryAgain({ params: { sessionId }, body: { position, response } }),
    { after: ({ outcome }) => setAfter(outcome === 'right' ? 'steps' : 'hint'), inline: true },
  );
  const [last, setLast] = useState<Response | null>(null);
  const helps = answer !== null && answer.similar && answer.outcome !== 'unanswered';
  const stage: Stage = answer === null ? 'asked' : helps ? after : 'steps';
  return {
    stage,
    show: setAfter,
    /** The last try after the first answer. */
    tried: { ...tried, response: last, outcome: tried.reply?.outcome },
    tryAgain: (response: Response) => {
      setLast(response);
      tried.send(response);
    },
  };
}
export type Help = ReturnType<typeof useHelp>;
