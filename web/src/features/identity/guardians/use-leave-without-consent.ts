import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isRefusal } from '../../../lib/api.ts';
import { askAgain } from '../../../lib/session.ts';

/** An open page of a minor goes to the waiting page as soon as the server says that the consent was taken back. */
export function useLeaveWithoutConsent(): void {
  const router = useRouter();
  const client = useQueryClient();
  useEffect(() => {
    let leaving = false;
    const leave = async () => {
      try {
        await askAgain();
        await router.invalidate();
      } catch {
        // The network is gone: the next refusal tries again.
      } finally {
        leaving = false;
      }
    };
    const onError = (error: unknown) => {
      if (leaving || !isRefusal(error, 'GUARDIAN_CONSENT_NEEDED')) return;
      leaving = true;
      void leave();
    };
    const queries = client.getQueryCache().subscribe(({ query }) => onError(query.state.error));
    const changes = client.getMutationCache().subscribe(({ mutation }) => onError(mutation?.state.error));
    return () => {
      queries();
      changes();
    };
  }, [client, router]);
}
