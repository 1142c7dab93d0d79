import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ThemeProvider } from '../theme/theme-provider.tsx';

/** Renders a component inside the theme, without transitions. */
export function renderUi(node: ReactNode): RenderResult {
  return render(<ThemeProvider env="test">{node}</ThemeProvider>);
}
