import { useEffect, useState, useSyncExternalStore } from 'react';
import { useInstitute } from '../../../../lib/institute.ts';
import { session } from '../../../../lib/session.ts';
import { deskCalls } from './desk-calls.ts';
import { Desk, type DeskView } from './desk.ts';
import { holdAttempt } from './hold-attempt.ts';

/** How often the server is asked how the attempt stands, in milliseconds: while one sits, and while one waits for the end. */
const beatMs = { sitting: 15_000, hidden: 60_000, waiting: 2_500 };
const nothing: DeskView = { phase: 'loading', unkept: false, handedIn: false, messages: [] };

/** Who sits, where nobody can be asked who is signed in. */
export interface DeskOwner {
  readonly accountId: string;
  readonly name: string;
}

/** This device at one attempt, with the events of the page: network, visibility, session, other tabs, the seconds. */
export function useDesk(
  attemptId: string,
  owner: DeskOwner | undefined,
): { readonly desk: Desk | undefined; readonly view: DeskView } {
  const { instituteKey } = useInstitute();
  const { accountId, name } = owner ?? {};
  const [desk, setDesk] = useState<Desk>();
  useEffect(() => {
    if (accountId === undefined || name === undefined) return undefined;
    const made = new Desk({
      attemptId,
      instituteId: instituteKey,
      accountId,
      name,
      calls: deskCalls(attemptId, accountId),
      current: readPlace(attemptId),
    });
    const stop = [listen(made), holdAttempt(`${instituteKey}/${accountId}/${attemptId}`, () => made.leaveToOtherTab())];
    // Not at once: what is mounted for a moment only must not take a seat.
    const start = setTimeout(() => {
      setDesk(made);
      void made.open();
    });
    return () => {
      clearTimeout(start);
      for (const end of stop) end();
      made.close();
    };
  }, [attemptId, instituteKey, accountId, name]);
  const view = useSyncExternalStore(desk?.subscribe ?? never, desk?.view ?? empty);
  useRememberedPlace(attemptId, view.console?.current);
  return { desk, view };
}

const never = () => () => undefined;
const empty = () => nothing;

function listen(desk: Desk): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const wake = () => desk.wake();
  window.addEventListener('online', wake, { signal });
  window.addEventListener('pagehide', () => desk.act({ type: 'pause' }), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      desk.act({ type: document.hidden ? 'pause' : 'resume' });
      if (!document.hidden) wake();
    },
    { signal },
  );
  const leave = session.subscribe(() => session.get().status === 'in' && wake());
  const timer = setInterval(() => {
    desk.checkTime();
    const { phase } = desk.view();
    const waiting = phase === 'over' || phase === 'ended' || phase === 'submitting';
    void desk.giveSign();
    void desk.beat(waiting ? beatMs.waiting : document.hidden ? beatMs.hidden : beatMs.sitting);
  }, 1000);
  return () => {
    stop.abort();
    leave();
    clearInterval(timer);
  };
}

const placeKey = (attemptId: string) => `abhyas.attempt.${attemptId}`;

/** The question that this tab had open before it was loaded again. */
function readPlace(attemptId: string): string | null {
  try {
    return sessionStorage.getItem(placeKey(attemptId));
  } catch {
    return null;
  }
}

function useRememberedPlace(attemptId: string, current: string | undefined): void {
  useEffect(() => {
    if (!current) return;
    try {
      sessionStorage.setItem(placeKey(attemptId), current);
    } catch {
      // Storage is switched off: after a reload the question worked on last opens.
    }
  }, [attemptId, current]);
}
