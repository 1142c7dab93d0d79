import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { onSessionEnd, session } from '../lib/session.ts';
import { watchCalls } from '../lib/traffic.ts';
import { topProgress } from '../ui/status/top-progress.ts';

/** What holds for the whole page: the line at the top follows the calls, and a session that ends empties it and leads to `/`. */
export function watchPage(router: AnyRouter, queryClient: QueryClient): void {
  watchCalls({ began: topProgress.start, ended: topProgress.done });
  onSessionEnd(() => {
    queryClient.clear();
    void import('../features/courses/offline/kept-store.ts').then(({ forgetKept }) => forgetKept());
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
  });
}

/** After a change of page the keyboard goes on in the new content; a dialog that opened has its own place for it. */
function focusContent(): void {
  if (document.querySelector('[role="dialog"]')) return;
  document.getElementById('content')?.focus({ preventScroll: true });
}
