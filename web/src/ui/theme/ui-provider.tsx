import './tokens.css';
import './brand.css';
import './fonts.css';
import 'virtual:mantine-variables.css';
import './mantine-styles.ts';
import './base.css';
import './tones.css';
import type { ReactNode } from 'react';
import { ToastHost } from '../status/toast-host.tsx';
import { ThemeProvider } from './theme-provider.tsx';

/** Everything a screen needs around it to look right: css, fonts, theme, colour scheme and toasts. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider>
      {children}
      <ToastHost />
    </ThemeProvider>
  );
}
