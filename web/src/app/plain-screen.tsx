import type { ReactNode } from 'react';
import classes from './plain-screen.module.css';

/** One sentence in the middle of an empty page; needs neither institute nor words. */
export function PlainScreen({ children }: { readonly children: ReactNode }) {
  return (
    <main className={classes['screen']} id="content">
      {children}
    </main>
  );
}
