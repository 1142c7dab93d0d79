import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { domainNames } from '../../architecture.ts';
import { domainsOf } from './journey-domains.ts';

const e2e = join(import.meta.dirname, '../../e2e');
const journeys = globSync('**/*.spec.ts', { cwd: e2e, exclude: ['node_modules'] });

describe('a journey', () => {
  it.each(journeys)('%s names its domains, and each whose endpoints it calls itself', (path) => {
    const text = readFileSync(join(e2e, path), 'utf8');
    const called = [...text.matchAll(/\.api\s*\.(\w+)\s*\.\w+\(/g)].map(([, name]) => name);
    expect(domainsOf(text)).toEqual(expect.arrayContaining(called));
  });

  it('is one of many', () => expect(journeys.length).toBeGreaterThan(40));
});

describe('the line of domains', () => {
  it('may name all of them', () => expect(domainsOf('// domains: all\nimport …')).toEqual(domainNames));
  it('names some', () => expect(domainsOf('// domains: media, courses\n')).toEqual(['media', 'courses']));
  it.each([
    '',
    'import …',
    '// domains:',
    '// domains: lectures',
    '// domains: media, media',
    '// domains: media,courses',
  ])('is not %j', (text) => expect(() => domainsOf(text)).toThrow(/domains|twice/));
});
