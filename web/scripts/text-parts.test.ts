import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { capabilities } from '@abhyas/contract/access';
import { expect, it } from 'vitest';
import { consoleTexts } from './console-texts.ts';
import { staffTexts } from './staff-texts.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const IMPORTED = /(?:(?:import|export)\s+(?:type\s+)?([\w*\s{},]+?)\s+from\s+|import\(\s*|import\s+)'(\.[^']+\.tsx?)'/g;
const KEY = /['"`]([a-z][A-Za-z]*)\.([A-Za-z0-9]+)/g;
/** What the workspaces alone load: their routes, the tree that names them, and the entries of their navigation. */
const workspaces =
  /routes\/(?:partner|employees|register)\/|routes\/partner_\.|routes\/(?:testgeneration|manage)\.tsx$|route-tree\.gen\.ts$|shells\/(?:partner|employee)-entries\.ts$/;

/** What a module imports; through a door only the modules of the names that it takes. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(([, clause, path]) => {
    const target = resolve(dirname(file), path!);
    return target.endsWith('/index.ts') && existsSync(target) ? behindDoor(target, namesIn(clause)) : [target];
  });
}

const namesIn = (clause = '') => new Set(clause.match(/\w+/g));

const behindDoor = (door: string, taken: ReadonlySet<string>) =>
  [...readFileSync(door, 'utf8').matchAll(IMPORTED)]
    .filter(([, clause]) => [...namesIn(clause)].some((name) => taken.has(name) && name !== 'type'))
    .map(([, , path]) => resolve(dirname(door), path!));

const routes = readdirSync(join(source, 'routes'), { recursive: true, encoding: 'utf8' }).map((route) =>
  join(source, 'routes', route),
);
const fragments = readdirSync(join(source, 'i18n'))
  .filter((file) => file.endsWith('.en.json'))
  .map((file) => file.slice(0, -'.en.json'.length));

/** Every module that the start of the app and these pages can load. */
function modulesOf(pages: readonly string[], isElsewhere: (file: string) => boolean): Set<string> {
  const waiting = [join(source, 'app/main.tsx'), ...pages];
  const found = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || isElsewhere(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue;
    found.add(file);
    waiting.push(...importsOf(file));
  }
  return found;
}

/** Rights are named like texts. */
const rights: ReadonlySet<string> = new Set(capabilities);

/** Where modules say a text of these fragments: `<file>: <domain>.<key or area>`. */
function said(modules: ReadonlySet<string>, names: readonly string[]): string[] {
  const wanted = new Set(names.map(camel));
  const areas = new Set(fragments.map(camel));
  return [...modules].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(KEY)]
      .filter(([, domain, area]) => !rights.has(`${domain}.${area}`))
      .filter(([, domain, area]) => wanted.has(areas.has(`${domain}.${area}`) ? `${domain}.${area}` : domain!))
      .map(([key]) => `${file.slice(source.length)}: ${key.slice(1)}`),
  );
}
const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

it('no page of students or visitors says a text of the workspaces', () => {
  const modules = modulesOf(routes, (file) => workspaces.test(file));
  expect(modules.size).toBeGreaterThan(300);
  expect(said(modules, [...staffTexts])).toEqual([]);
});

it('the test console says only what comes first', () => {
  const own = /routes\/(?:__root|student\/route|student\/attempts\.\$attemptId)\.tsx$/;
  // The palette names all pages, and loads their texts before it opens.
  const elsewhere = (file: string) =>
    (file.includes('/routes/') && !own.test(file)) || file.endsWith('app/palette/palette-dialog.tsx');
  const modules = modulesOf(routes, elsewhere);
  expect(modules.size).toBeGreaterThan(150);
  const later = fragments.filter((name) => !staffTexts.has(name) && !consoleTexts.has(name));
  expect(said(modules, later)).toEqual([]);
});

it.each([
  ['workspaces', staffTexts],
  ['console', consoleTexts],
])('every fragment of the %s is a file', (_, names) => {
  expect([...names].filter((name) => !fragments.includes(name))).toEqual([]);
});
