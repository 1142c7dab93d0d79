import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  /** Keys of the chunks that it cannot run without. */
  readonly imports?: readonly string[];
}
/** The build's own list of its chunks. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Files of the chunks of these keys and of all that they import, each once. */
export function filesOf(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const waiting = [...keys];
  const seen = new Set<string>();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no chunk ${key}`);
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(chunk.imports ?? []));
  }
  return new Set([...seen].map((key) => manifest[key]!.file));
}

/**
 * Bytes of JavaScript, compressed by gzip, that a page of a built app fetches before it shows anything: the start and the page's own
 * chunk, which is called by its route or by the name of its group in the build's configuration.
 */
export function firstLoad(dist: string, page: string): number {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const own = Object.keys(manifest).find((key) => key === page || manifest[key]?.name === page) ?? page;
  const files = [...filesOf(manifest, ['index.html', own])];
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
}
