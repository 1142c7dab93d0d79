import './tokens.css';
import './brand.css';
import './fonts.css';
import 'virtual:mantine-variables.css';
import './mantine-styles.ts';
import './base.css';
import './tones.css';
import type { ReactNode } from 'react';
import { ToastHost } from '../status/toast-host.tsx';
import { useScheme } from './use-scheme.ts';

/** What every screen needs around it to look right: css, fonts, colour scheme and toasts. Mantine's theme comes with `ThemeProvider`. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  useScheme();
  return (
    <>
      {children}
      <ToastHost />
    </>
  );
}
