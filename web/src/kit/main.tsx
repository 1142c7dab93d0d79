import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import en from '../i18n/ui.en.json';
import hi from '../i18n/ui.hi.json';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { institute } from '../lib/institute.ts';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';
import { UiProvider } from '../ui/theme/ui-provider.tsx';
import { Kit } from './kit.tsx';
import { ShellKit } from './shell-kit.tsx';

const asked = new URLSearchParams(location.search);
await i18next.use(initReactI18next).init({
  lng: asked.get('lang') ?? 'en',
  resources: { en: { translation: { ui: en } }, hi: { translation: { ui: hi } } },
  interpolation: { escapeValue: false },
});

// Forms say refusals with dates, which need a time zone.
institute.set({ timeZone: 'Asia/Kolkata' } as unknown as InstituteSettings);

const root = createRootRoute();
const routes = ['/', '/$'].map((path) =>
  createRoute({ getParentRoute: () => root, path, component: asked.has('shell') ? ShellKit : Kit }),
);
const router = createRouter({
  routeTree: root.addChildren(routes),
  history: createMemoryHistory({ initialEntries: ['/'] }),
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <UiProvider>
      <ThemeProvider>
        <RouterProvider router={router as never} />
      </ThemeProvider>
    </UiProvider>
  </StrictMode>,
);
