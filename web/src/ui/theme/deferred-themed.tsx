import type { ComponentType } from 'react';
import { type Deferred, deferred } from '../deferred.tsx';

/** A component whose code, and Mantine with it, comes when it is first shown. */
export function deferredThemed<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  return deferred(async () => {
    const [{ ThemeProvider }, Inner] = await Promise.all([import('./theme-provider.tsx'), load()]);
    return (props: Props) => (
      <ThemeProvider>
        <Inner {...props} />
      </ThemeProvider>
    );
  });
}
