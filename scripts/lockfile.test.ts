import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Entry {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const file = new URL('../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };

describe('package-lock.json', () => {
  it('has an entry for every optional package of every platform, without which npm ci refuses everywhere', () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(
        (name) => !packages[`${path}/node_modules/${name}`]?.version && !packages[`node_modules/${name}`]?.version,
      ),
    );
    expect(missing).toEqual([]);
  });
});
