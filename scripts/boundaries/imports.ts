import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** A source file and the files of the project that it imports, as paths from the project's folder. */
export interface SourceFile {
  readonly path: string;
  readonly imports: readonly string[];
  readonly text: string;
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
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
  const imports = [...text.matchAll(IMPORT)].flatMap(([, from, dynamic]) => {
    const target = from ?? dynamic ?? '';
    if (target.startsWith('.')) return [relative(root, resolve(root, path, '..', target))];
    return target === CONTRACT || target.startsWith(`${CONTRACT}/`)
      ? [`contract/src${target.slice(CONTRACT.length)}`]
      : [];
  });
  return { path, imports, text };
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return walk(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.gen.') ? [path] : [];
  });
}
