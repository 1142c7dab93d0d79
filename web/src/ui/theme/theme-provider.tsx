import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { theme } from './theme.ts';
import { useScheme } from './use-scheme.ts';

interface Props {
  /** `test`: nothing moves. */
  readonly env?: 'default' | 'test' | undefined;
  readonly children: ReactNode;
}

/**
 * Gives Mantine's components the theme and the colour scheme (`useMantineColorScheme` works below it). It stands around
 * the areas, panels and dialogs that use them, and no more, so that the first page loads no Mantine. In place of Mantine's
 * own provider, whose css variables are made at build time here.
 */
export function ThemeProvider({ env = 'default', children }: Props) {
  const { colorScheme, setColorScheme, clearColorScheme } = useScheme();
  const context = useMemo(
    () => ({
      colorScheme,
      setColorScheme,
      clearColorScheme,
      getRootElement: () => document.documentElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: true,
      env,
    }),
    [colorScheme, setColorScheme, clearColorScheme, env],
  );
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
