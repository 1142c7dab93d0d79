import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api.ts';

/** No reply, a busy server or one that failed may do better in a moment; a refusal stays one. */
const mayDoBetter = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** What the page has loaded. Kept fresh for half a minute, so that going back and forth asks nothing. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayDoBetter(error),
      retryDelay: (failures) => Math.min(500 * 2 ** failures, 5_000),
    },
    mutations: { retry: false },
  },
});
