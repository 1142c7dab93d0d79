import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errors } from '@abhyas/contract';
import { describe, expect, it } from 'vitest';
import { tableKinds } from '../server/database/table-kinds.ts';
import { readSources, type SourceFile } from './boundaries/imports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isTest = ({ path }: SourceFile) => /\.(test|spec)\.tsx?$/.test(path);
const server = readSources(root, ['server/src']);
const web = readSources(root, ['web/src']);
const journeys = readSources(root, ['e2e']);

describe('every error of the catalogue', () => {
  const named = (files: readonly SourceFile[], name: string) => files.some(({ text }) => text.includes(`'${name}'`));

  it.each(Object.keys(errors))('%s is used, and reached by a test', (name) => {
    expect(
      named(
        server.filter((file) => !isTest(file)),
        name,
      ),
      'used',
    ).toBe(true);
    expect(named([...server, ...journeys].filter(isTest), name), 'reached').toBe(true);
  });
});

describe('every text', () => {
  const folder = join(root, 'web/src/i18n');
  const fragments = readdirSync(folder)
    .filter((name) => name.endsWith('.en.json'))
    .map((name) => name.slice(0, -'.en.json'.length));
  const read = (name: string, language: string) =>
    keysOf(JSON.parse(readFileSync(join(folder, `${name}.${language}.json`), 'utf8')) as Tree);

  it.each(fragments)('of %s exists in English and in Hindi, and none is empty', (name) => {
    const [en, hi] = [read(name, 'en'), read(name, 'hi')];
    expect([...hi.keys()].sort()).toEqual([...en.keys()].sort());
    expect([...en, ...hi].filter(([, text]) => text.trim() === '')).toEqual([]);
    for (const [key, text] of en) expect(placesOf(hi.get(key) ?? ''), key).toEqual(placesOf(text));
  });

  it.each(['en', 'hi'])('stands under a key of its own in %s', (language) => {
    // JSON.parse keeps the last of two equal keys and says nothing.
    const twice = fragments.flatMap((name) =>
      repeatedKeys(readFileSync(join(folder, `${name}.${language}.json`), 'utf8')),
    );
    expect(twice).toEqual([]);
    expect(repeatedKeys('{\n  "a": "x",\n  "b": {\n    "a": "y"\n  },\n  "a": {\n  }\n}')).toEqual(['a']);
  });

  it('that a screen asks for exists', () => {
    const known = new Set(
      fragments.flatMap((name) =>
        [...read(name, 'en').keys()].map((key) => `${camel(name.replace(/\.staff$/, ''))}.${key}`),
      ),
    );
    const exists = (key: string) => known.has(key) || known.has(`${key}_one`) || known.has(`${key}_other`);
    const asked = web
      .filter((file) => !isTest(file))
      .flatMap(({ text, path }) => [...text.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => ({ key: key!, path })));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter(({ key }) => key.includes('.') && !exists(key))).toEqual([]);
  });

  it('of an error exists', () => {
    const known = read('errors', 'en');
    expect(Object.keys(errors).filter((name) => !known.has(name) && !known.has(`${name}_other`))).toEqual([]);
  });
});

describe('every table', () => {
  const folder = join(root, 'server/src/domains');
  const readmes = [...readdirSync(folder).map((name) => join(folder, name)), join(root, 'server/src/kernel')].map(
    (owner) => ({ name: basename(owner), path: join(owner, 'README.md') }),
  );

  it('belongs to the one domain, or the kernel, whose README lists it', () => {
    const listed = readmes.flatMap(({ path }) =>
      (/^Tables: (.+)$/m.exec(existsSync(path) ? readFileSync(path, 'utf8') : '')?.[1] ?? '')
        .split(', ')
        .filter((table) => table !== '' && table !== 'none'),
    );
    expect(listed.sort()).toEqual(
      Object.keys(tableKinds)
        .filter((table) => table !== 'schema_migrations')
        .sort(),
    );
  });

  it.each(readmes)('$name tells in at most 20 lines what it owns', ({ path }) => {
    expect(readFileSync(path, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(20);
  });
});

describe('a domain of more than fifteen areas', () => {
  const folder = join(root, 'server/src/domains');
  const areasOf = (domain: string) =>
    readdirSync(join(folder, domain), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
  const large = readdirSync(folder).filter((name) => !name.includes('.') && areasOf(name).length > 15);

  it.each(large)('%s says in its README what each of them is for', (domain) => {
    const said = readFileSync(join(folder, domain, 'README.md'), 'utf8');
    expect(areasOf(domain).filter((area) => !said.includes(`\`${area}\``))).toEqual([]);
  });
});

/** `identity.second-factor` → `identity.secondFactor`, as the fragments are merged. */
const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Keys that stand twice in one object of a formatted JSON text: on lines of equal depth with no shallower line between. */
function repeatedKeys(json: string): string[] {
  const seen: Set<string>[] = [];
  return json.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    const depth = line.search(/\S/) / 2;
    const key = /^\s*"([^"]+)":/.exec(line)?.[1];
    seen.length = Math.min(seen.length, depth + 1);
    if (key === undefined) return [];
    const known = (seen[depth] ??= new Set());
    if (known.has(key)) return [key];
    known.add(key);
    return [];
  });
}

type Tree = { readonly [key: string]: string | Tree };
function keysOf(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...keysOf(value, `${prefix}${key}.`)],
    ),
  );
}
const placesOf = (text: string) => [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name))].sort();
