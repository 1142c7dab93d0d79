import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Citation, findBroken, headingsOf, type Pages } from './citations.ts';
import { readSources } from './imports.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const skipped = new Set(['node_modules', 'dist', '.data', '.git', 'screenshots']);
const named = (folder: string, ends: RegExp): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : named(path, ends);
    return ends.test(entry.name) ? [path] : [];
  });

const pages: Pages = {
  spec: headingsOf(read('docs/specification.md')).map((heading) => heading.split('.')[0]!),
  exams: headingsOf(read('docs/exams.md')),
  architecture: headingsOf(read('docs/architecture.md')),
  bench: [...read('bench/README.md').matchAll(/^\| (S\d+) /gm)].map(([, measure]) => measure!.toLowerCase()),
};
const markdown = named('.', /\.md$/);
const sources = readSources(root, ['contract/src', 'server', 'web', 'scripts', 'e2e', 'bench', 'chaos']);

describe('a citation', () => {
  it('names a section that exists', () => {
    const texts = [...named('.', /\.(sql|css|mjs)$/), ...markdown].map((path) => ({ path, text: read(path) }));
    const files = [...sources, ...texts].filter(({ path }) => !path.startsWith('scripts/boundaries/'));
    expect(files.flatMap(({ path, text }) => findBroken(path, text, pages))).toEqual([]);
  });

  it.each<[string, string, Citation['says'][]]>([
    ['a section of the specification', 'export const a = 1; // spec §4, §99: x', ['spec §4, §99']],
    ['two that exist', '/** Spec §5 and §9: x */', []],
    ['a heading', '/**\n * exams: the end. Only then.\n * (exams: the beginning)\n */', ['exams: the beginning']],
    ['a heading in lower case, with words after it', '/* architecture: at once everywhere */', []],
    ['an object key, which is none', 'const x = { exams: list };', []],
    ['a measure', '// bench: S5\n// bench: S99', ['bench: S99']],
    ['a page that lies elsewhere', '-- quality: S5', ['-- quality: S5']],
  ])('of %s is found', (_what, text, says) => {
    expect(findBroken('server/src/x.ts', text, pages).map((one) => one.says)).toEqual(says);
  });
});

describe('a link between pages', () => {
  it('leads to a file', () => {
    const broken = markdown.flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .filter(([, target]) => !existsSync(join(root, dirname(path), target!)))
        .map(([, target]) => `${path} → ${target}`),
    );
    expect(broken).toEqual([]);
  });
});

describe('the table of the specification', () => {
  it('names only what the code knows', () => {
    const cells = [...read('docs/specification.md').matchAll(/^\|.*\|([^|]+)\|$/gm)].map(([, cell]) => cell!);
    const names = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
    const text = sources.filter(({ path }) => !path.startsWith('scripts/')).map((file) => file.text);
    const known = (name: string) =>
      name.includes('/')
        ? existsSync(join(root, name))
        : text.some((one) => new RegExp(String.raw`\b${name}\b`).test(one));
    expect(names.length).toBeGreaterThan(80);
    expect(names.filter((name) => !known(name))).toEqual([]);
  });
});

describe('the decisions', () => {
  const files = readdirSync(join(root, 'docs/decisions')).sort();

  it('are numbered without holes, and their titles carry the number', () => {
    expect(files.map((name) => name.slice(0, 4))).toEqual(files.map((_, n) => String(n + 1).padStart(4, '0')));
    for (const name of files) expect(read(`docs/decisions/${name}`).split('\n')[0]).toMatch(`# ${name.slice(0, 4)} `);
  });
});
