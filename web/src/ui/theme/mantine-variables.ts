import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type ConvertCSSVariablesInput,
} from '@mantine/core';
import { scale } from './scale.ts';

const schemeVariables = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--good)',
  '--mantine-color-anchor': 'var(--accent-ink)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  '--mantine-color-accent-filled': 'var(--accent)',
  '--mantine-color-accent-filled-hover': 'var(--accent-hover)',
  '--mantine-color-accent-light': 'var(--accent-soft)',
  '--mantine-color-accent-light-hover': 'var(--accent-line)',
  '--mantine-color-accent-light-color': 'var(--accent-ink)',
  '--mantine-color-accent-outline': 'var(--accent-ink)',
  '--mantine-color-accent-outline-hover': 'var(--accent-soft)',
  '--mantine-color-accent-text': 'var(--accent-ink)',
};

const layers = {
  '--mantine-z-index-app': '920',
  '--mantine-z-index-overlay': '940',
  '--mantine-z-index-modal': '950',
  '--mantine-z-index-popover': '960',
  '--mantine-z-index-max': '9000',
};

/**
 * Mantine's variables as css, answered by ours. Made when the web app is built, where Mantine's provider would make them in
 * every browser, at each start, as an inline style. Ours stand in both schemes, because Mantine's defaults do.
 */
export function mantineVariables(): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, scale);
  const own: ConvertCSSVariablesInput = { variables: layers, light: schemeVariables, dark: schemeVariables };
  const hidden = Object.entries(theme.breakpoints).map(
    ([name, width]) =>
      `@media (width < ${width}) { .mantine-visible-from-${name} { display: none !important; } }\n` +
      `@media (width >= ${width}) { .mantine-hidden-from-${name} { display: none !important; } }`,
  );
  return [convertCssVariables(deepMerge(defaultCssVariablesResolver(theme), own), ':root'), ...hidden].join('\n');
}
