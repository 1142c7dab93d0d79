import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variables } from '../server/src/config-variables.ts';
import { apiPage } from './pages/api-page.ts';
import { configurationPage } from './pages/configuration-page.ts';

describe('docs/configuration.md', () => {
  it('is up to date (write it anew: node scripts/write-docs.ts)', () => {
    expect(readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8')).toBe(configurationPage());
  });

  it('says something about every variable', () => {
    const rows = configurationPage().split('\n');
    for (const name of Object.keys(variables.shape)) {
      const meaning = rows
        .find((row) => row.startsWith(`| \`${name}\` |`))
        ?.split(' | ')
        .at(-1);
      expect(meaning, name).toMatch(/^.{15,}\. \|$/);
    }
  });
});

describe('docs/api.md', () => {
  it('is up to date (write it anew: npm run docs)', () => {
    expect(readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8')).toBe(apiPage());
  });
});
