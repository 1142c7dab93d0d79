import type { SourceFile } from './imports.ts';

const DECLARES = /:\s*(get|post|put|patch|del|upload|download|downloadOf)\(\s*['`]\//;
const places = {
  contract: /^contract\/src\/([\w-]+)\/([\w-]+)\.ts$/,
  server: /^server\/src\/domains\/([\w-]+)\/([\w-]+)\//,
  web: /^web\/src\/features\/([\w-]+)\/([\w-]+)\//,
} as const;

/**
 * Areas whose word the server does not use, as `contract cohorts/batches` or `web cohorts/batch`: a contract file that
 * declares endpoints is named as the server's area that answers them, a folder of a feature as the area it shows.
 */
export function strayWords(files: readonly SourceFile[]): string[] {
  const words = { contract: new Set<string>(), server: new Set<string>(), web: new Set<string>() };
  for (const { path, text } of files) {
    for (const room of ['contract', 'server', 'web'] as const) {
      const [, domain, area] = places[room].exec(path) ?? [];
      if (area !== undefined && area !== 'testing' && (room !== 'contract' || DECLARES.test(text)))
        words[room].add(`${domain}/${area}`);
    }
  }
  const stray = (room: 'contract' | 'web') =>
    [...words[room]].filter((word) => !words.server.has(word)).map((word) => `${room} ${word}`);
  return [...stray('contract'), ...stray('web')].sort();
}
