import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { hasKeptNotes, sessionOver } from '../features/courses/offline/session-over.ts';
import { onSessionEnd, session } from '../lib/session.ts';
import { watchCalls } from '../lib/traffic.ts';
import { topProgress } from '../ui/status/top-progress.ts';

/** What holds for the whole page: the line at the top follows the calls, a session that ends empties it and leads to `/`, and notes that wait are told. */
export function watchPage(router: AnyRouter, queryClient: QueryClient): void {
  watchCalls({ began: topProgress.start, ended: topProgress.done });
  onSessionEnd(() => {
    queryClient.clear();
    sessionOver.set();
    void import('../features/courses/offline/kept-store.ts').then(({ forgetKept }) => forgetKept());
    void import('../features/assessments/attempts/desk/kept-attempt.ts').then(({ forgetAttempts }) => forgetAttempts());
    void router.navigate({ to: '/', replace: true });
  });
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) focusContent();
  });
  let before = session.get().status;
  session.subscribe(() => {
    const { status } = session.get();
    // Signed in here or in another tab: guards decide anew, so that a waiting login page moves on.
    if (before === 'out' && status === 'in') void router.invalidate();
    if (status !== 'unknown') before = status;
    if (status === 'in') sendNotesOfDevice();
  });
  addEventListener('online', sendNotesOfDevice);
}

/** What was written without a network reaches the server also where nobody opens its course again. */
function sendNotesOfDevice(): void {
  const accountId = session.find()?.account.accountid;
  if (accountId === undefined || !hasKeptNotes(accountId)) return;
  void import('../features/courses/player/notes/send-notes.ts').then(({ sendNotes }) => sendNotes(accountId));
}

/** After a change of page the keyboard goes on in the new content; a dialog that opened has its own place for it. */
function focusContent(): void {
  if (document.querySelector('[role="dialog"]')) return;
  document.getElementById('content')?.focus({ preventScroll: true });
}
