import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { UiProvider } from '../ui/theme/ui-provider.tsx';
import { queryClient } from './query-client.ts';
import type { AppRouter } from './router.ts';

/** The product, once the institute and the words are known. */
export function App({ router }: { readonly router: AppRouter }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <UiProvider>
          <RouterProvider router={router} />
        </UiProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
