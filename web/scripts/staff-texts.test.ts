import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { staffTexts } from './staff-texts.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const IMPORTED = /(?:(?:import|export)\s+(?:type\s+)?([\w*\s{},]+?)\s+from\s+|import\(\s*|import\s+)'(\.[^']+\.tsx?)'/g;
const KEY = /['"`]([a-z][A-Za-z]*)\.([A-Za-z0-9]+)/g;
/** What the workspaces alone load: their routes, the tree that names them, and the entries of their navigation. */
const workspaces =
  /routes\/(?:partner|employees|register)\/|routes\/(?:testgeneration|manage)\.tsx$|route-tree\.gen\.ts$|shells\/(?:partner|employee)-entries\.ts$/;

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

/** Every module that a page outside the workspaces can load. */
function modulesOfVisitors(): Set<string> {
  const routes = readdirSync(join(source, 'routes'), { recursive: true, encoding: 'utf8' });
  const waiting = [join(source, 'app/main.tsx'), ...routes.map((route) => join(source, 'routes', route))];
  const found = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || workspaces.test(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue;
    found.add(file);
    waiting.push(...importsOf(file));
  }
  return found;
}

it('no page of students or visitors says a text of the workspaces', () => {
  const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const names = new Set([...staffTexts].map(camel));
  const modules = modulesOfVisitors();
  const said = [...modules].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(KEY)]
      .filter(([, domain, area]) => names.has(domain!) || names.has(`${domain}.${area}`))
      .map(([key]) => `${file.slice(source.length)}: ${key.slice(1)}`),
  );
  expect(modules.size).toBeGreaterThan(300);
  expect(said).toEqual([]);
});

it('every fragment of the workspaces is a file', () => {
  const files = readdirSync(join(source, 'i18n'));
  expect([...staffTexts].filter((name) => !files.includes(`${name}.en.json`))).toEqual([]);
});
