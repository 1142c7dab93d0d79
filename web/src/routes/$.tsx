import { createFileRoute, notFound, rootRouteId, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isRedirectWord } from '../app/guards.ts';
import { startAddress } from '../app/land.ts';
import { PendingScreen } from '../app/pending-screen.tsx';
import { rememberUrl } from '../app/remembered-url.ts';
import { isApart } from '../app/workspace.ts';
import { asksForCode } from '../features/books/scans/code-in.ts';
import { ScanScreen } from '../features/books/scans/scan-screen.tsx';
import { SitePage } from '../features/discovery/site/site-page.tsx';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

/**
 * `scan`, `android` and `inbook` in any case open the line of a printed book that their code names, and without one lead home, but `scan`, which
 * reads one; an address that this tree does not know and the other does is loaded as a page of its own; any
 * other path is not found (spec §2).
 */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ params, context, location, cause }) => {
    if (isRedirectWord(params._splat ?? '')) return undefined;
    if (!context.knowsAll && isApart(location.pathname)) {
      if (cause === 'preload') return undefined;
      globalThis.location.replace(location.href);
      return new Promise<never>(() => {});
    }
    throw notFound({ routeId: rootRouteId });
  },
  component: Arrival,
});

function Arrival() {
  const { _splat = '' } = Route.useParams();
  // The page stands until the next one is there, whose address this is already.
  const search = useLocation({
    select: ({ pathname, searchStr }) => (isRedirectWord(pathname.slice(1)) ? searchStr : undefined),
  });
  if (search === undefined) return <PendingScreen />;
  return asksForCode(_splat, search) ? <Scan searchStr={search} /> : <ToStart />;
}

function ToStart() {
  const navigate = useNavigate();
  useEffect(() => {
    void startAddress().then((href) => navigate({ href, replace: true }));
  }, [navigate]);
  return <PendingScreen />;
}

function Scan({ searchStr }: { readonly searchStr: string }) {
  // Read as it stands: a code of digits alone is no number.
  const search = new URLSearchParams(searchStr);
  const navigate = useNavigate();
  const code = search.get('code');
  const asked = code === null ? undefined : { code, way: search.has('back') ? null : ('address' as const) };
  const enter = (wanted: string, to: 'login' | 'signup') => {
    rememberUrl(`/inbook?code=${encodeURIComponent(wanted)}&back=1`);
    void navigate({ to: `/${to}` });
  };
  return (
    <SitePage>
      <ThemeProvider>
        <ScanScreen key={code} asked={asked} onEnter={enter} />
      </ThemeProvider>
    </SitePage>
  );
}
