import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Lists the paths of all routes for the server, which answers 404 for any other page. */
export function pagePaths(tree: string): Plugin {
  return {
    name: 'abhyas:page-paths',
    apply: 'build',
    generateBundle() {
      const written = readFileSync(tree, 'utf8').matchAll(/fullPath: '([^']+)'/g);
      const source = JSON.stringify([...new Set(Array.from(written, ([, path]) => path))]);
      this.emitFile({ type: 'asset', fileName: '.page-paths.json', source });
    },
  };
}
