import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { domainRows, type DomainRow } from '../../architecture.ts';
import { type Arrow, areaGraph, fewestUpward, knots, upwardArrows } from './areas.ts';
import { strayAreaWords, upwardArrowsLeft } from './debts.ts';
import { parseSource, readSources } from './imports.ts';
import { strayWords } from './words.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = readSources(root, ['contract/src', 'server/src/domains', 'web/src/features']);
const rows = Object.entries(domainRows as Readonly<Record<string, DomainRow>>);
const domains = readdirSync(`${root}server/src/domains`);
const planted = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([path, text]) => parseSource(root, path, text));
const named = (arrows: readonly Arrow[]) => arrows.map(({ from, to }) => `${from} → ${to}`);

describe('the areas of a domain', () => {
  it.each(rows.filter(([name]) => domains.includes(name)))(
    '%s are listed where they are more than eight',
    (name, row) => {
      const { areas } = areaGraph(name, sources);
      if (areas.length > 8 || row.areas) expect([...(row.areas ?? [])].sort()).toEqual(areas);
    },
  );

  it.each(rows.filter(([name]) => domains.includes(name)))('%s import only those below them', (name, row) => {
    const graph = areaGraph(name, sources);
    const climbing = upwardArrows(graph, row.areas ?? fewestUpward(graph));
    const said = climbing.map(({ from, to, imports }) => `${from} → ${to}\n    ${imports.join('\n    ')}`).join('\n  ');
    const left = upwardArrowsLeft[name] ?? 0;
    if (left > 0) console.log(`${name}: ${climbing.length} of its arrows run upward: ${named(climbing).join(', ')}`);
    expect(climbing.length, `upward arrows of ${name}, ${left} in debts.ts:\n  ${said}`).toBe(left);
  });

  it('climb where a value, or a type alone, is imported from above, but not in tests', () => {
    const domain = 'server/src/domains/media';
    const graph = areaGraph(
      'media',
      planted({
        [`${domain}/files/a.ts`]: `import { type B, type C } from '../videos/b.ts';\nimport type { D } from '../links/d.ts';`,
        [`${domain}/files/a.test.ts`]: `import { e } from '../uploads/e.ts';`,
        [`${domain}/uploads/e.ts`]: `import { a, type F } from '../files/a.ts';`,
        [`${domain}/links/d.ts`]: `export { routes } from '../routes.ts';\nimport { canOpen } from '../policies.ts';`,
        [`${domain}/policies.ts`]: `import { b } from './videos/b.ts';`,
        [`${domain}/videos/b.ts`]: `import('../files/a.ts')`,
      }),
    );
    expect(named(upwardArrows(graph, ['files', 'uploads', 'links', 'videos']))).toEqual([
      'files → links',
      'files → videos',
      'links → routes.ts',
      'policies.ts → videos',
    ]);
    expect(graph.arrows.filter(({ typesAlone }) => typesAlone).map(({ to }) => to)).toEqual(['links', 'videos']);
    expect(knots(graph)).toEqual([['files', 'videos']]);
  });

  it('have an order without upward arrows where they form no circle, and lose one arrow to a circle', () => {
    const arrow = (from: string, to: string): Arrow => ({ from, to, typesAlone: false, imports: [] });
    const straight = { areas: ['a', 'b', 'c', 'd'], arrows: [arrow('a', 'd'), arrow('b', 'a'), arrow('d', 'c')] };
    expect(fewestUpward(straight)).toEqual(['c', 'd', 'a', 'b']);
    const round = { ...straight, arrows: [...straight.arrows, arrow('c', 'b')] };
    expect(upwardArrows(round, fewestUpward(round))).toHaveLength(1);
  });

  it('have one word in contract, server and web', () => {
    expect(strayWords(sources)).toEqual([...strayAreaWords].sort());
    const stray = planted({
      'contract/src/cohorts/x.ts': `export const x = { listX: get('/api/x', {}) };`,
      'contract/src/cohorts/shapes.ts': `export const y = 1;`,
      'web/src/features/cohorts/y/z.tsx': '',
      'server/src/domains/cohorts/z/z.ts': '',
    });
    expect(strayWords(stray)).toEqual(['contract cohorts/x', 'web cohorts/y']);
  });
});
