import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../lib/institute.ts';
import { useGivenTitle } from '../lib/page-title.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Message key of the tab's name; without one the heading of the page gives it. */
    readonly title?: string;
  }
}

/** Names the tab after the screen or its route, or else after the heading of the page as soon as there is one; then the institute. */
export function useDocumentTitle(): void {
  const { t } = useTranslation();
  const { name } = useInstitute();
  const given = useGivenTitle();
  const key = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useEffect(() => {
    const write = (title: string | undefined) => {
      document.title = title ? `${title} · ${name}` : name;
    };
    const known = given ?? (key && t(key));
    write(known);
    return known ? undefined : whenHeaded(write);
  }, [given, key, name, path, t]);
}

/** Calls with the text of the first heading, now or when it appears. */
function whenHeaded(tell: (title: string) => void): () => void {
  const look = () => {
    const text = document.querySelector('#root h1')?.textContent?.trim();
    if (text) tell(text);
    return Boolean(text);
  };
  if (look()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect();
  });
  observer.observe(document.getElementById('root')!, { childList: true, subtree: true });
  return () => observer.disconnect();
}
