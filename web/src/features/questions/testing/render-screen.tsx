import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, type RenderResult } from '@testing-library/react';
import i18next from 'i18next';
import { useState, type ReactNode } from 'react';
import authoring from '../../../i18n/authoring.en.json';
import errors from '../../../i18n/errors.en.json';
import drafts from '../../../i18n/questions.drafts.en.json';
import questions from '../../../i18n/questions.en.json';
import editing from '../../../i18n/questions.editing.en.json';
import history from '../../../i18n/questions.history.en.json';
import staff from '../../../i18n/questions.staff.en.json';
import variables from '../../../i18n/questions.variables.en.json';
import richText from '../../../i18n/ui.rich-text.en.json';
import { someInstitute } from '../../../lib/testing/some-institute.ts';
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx';

// Fields that grow with their text wait for fonts, which jsdom has not.
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
window.scrollTo = () => undefined;
// The text editor asks where its letters stand; in jsdom nothing stands anywhere.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;

/** A whole screen with its words, its institute, a router that goes nowhere and a fresh query client. */
export function renderScreen(screen: ReactNode): RenderResult & { readonly path: () => string } {
  for (const [name, words] of Object.entries({
    authoring,
    errors,
    questions: { ...questions, ...staff, drafts, editing, history, variables },
    ui: { richText },
  }))
    i18next.addResourceBundle('en', 'translation', { [name]: words }, true, true);
  someInstitute();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => screen }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const shown = render(
    <ThemeProvider env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return { ...shown, path: () => router.state.location.pathname };
}

/** Keeps what a route would keep in the address. */
export function WithSearch<S>({
  initial,
  children,
}: {
  readonly initial: S;
  readonly children: (search: S, set: (patch: object) => void) => ReactNode;
}) {
  const [search, setSearch] = useState(initial);
  return children(search, (patch) => setSearch((before) => ({ ...before, ...patch })));
}
