import { useMatches, useRouter, type AnyRouter } from '@tanstack/react-router';
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
  const router = useRouter();
  useEffect(() => {
    const write = (title: string | undefined) => {
      document.title = title ? `${title} · ${name}` : name;
    };
    const known = given ?? (key && t(key));
    write(known);
    return known ? undefined : followHeading(router, write);
  }, [given, key, name, router, t]);
}

/** Tells the first heading of every page that opens, as soon as it is there. */
function followHeading(router: AnyRouter, onTitle: (title: string) => void): () => void {
  const observer = new MutationObserver(look);
  function look() {
    const text = document.querySelector('#root h1')?.textContent?.trim();
    if (!text) return;
    observer.disconnect();
    onTitle(text);
  }
  const watch = () => {
    observer.observe(document.getElementById('root')!, { childList: true, subtree: true });
    look();
  };
  watch();
  const stop = router.subscribe('onRendered', watch);
  return () => {
    stop();
    observer.disconnect();
  };
}
