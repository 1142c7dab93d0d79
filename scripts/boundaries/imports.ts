import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** A source file and the files of the project that it imports, as paths from the project's folder. */
export interface SourceFile {
  readonly path: string;
  readonly imports: readonly string[];
  /** Those of the imports that are needed while the program runs: at least one name of them is no type. */
  readonly values: readonly string[];
  readonly text: string;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:([^'"`;]*?)\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
/** `type X`, `type * as X`, or braces around types alone. */
const TYPES_ALONE = /^\s*(type\s|\{(\s*type\s[^,]*,?)*\s*\}$)/;
const CONTRACT = '@abhyas/contract';
const skipped = new Set(['node_modules', 'dist', '.data', '.git']);

/** Every TypeScript file below the folders, with its imports resolved. Packages are left out, the contract is not. */
export function readSources(root: string, folders: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) => walk(join(root, folder)))
    .map((file) => parseSource(root, relative(root, file), readFileSync(file, 'utf8')));
}

/** Reads one file's imports. */
export function parseSource(root: string, path: string, text: string): SourceFile {
  const found = [...text.matchAll(IMPORT)].flatMap(([, names, from, dynamic]) => {
    const target = from ?? dynamic ?? '';
    const value = !TYPES_ALONE.test(names ?? '');
    if (target.startsWith('.')) return [{ value, target: relative(root, resolve(root, path, '..', target)) }];
    return target === CONTRACT || target.startsWith(`${CONTRACT}/`)
      ? [{ value, target: `contract/src${target.slice(CONTRACT.length)}` }]
      : [];
  });
  const imports = found.map(({ target }) => target);
  const values = found.filter(({ value }) => value).map(({ target }) => target);
  return { path, imports, values, text };
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return walk(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.gen.') ? [path] : [];
  });
}
