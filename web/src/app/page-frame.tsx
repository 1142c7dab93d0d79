import type { ReactNode } from 'react';
import { Palette } from './palette/palette.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { useDocumentTitle } from './use-document-title.ts';

/** Around every route: the name of the tab, the command palette and the list of shortcuts. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  useDocumentTitle();
  return (
    <>
      {children}
      <Palette />
      <Shortcuts />
    </>
  );
}
