import { lazy, type ComponentType } from 'react';

/** A component whose code, and Mantine with it, comes when it is first shown. Needs a `Suspense` around it. */
export function lazyThemed<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [{ ThemeProvider }, Inner] = await Promise.all([import('./theme-provider.tsx'), load()]);
    const Themed = (props: Props) => (
      <ThemeProvider>
        <Inner {...props} />
      </ThemeProvider>
    );
    return { default: Themed };
  });
}
