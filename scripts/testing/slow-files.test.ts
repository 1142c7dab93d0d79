import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MOST_SECONDS, slowFiles, tooSlow } from './slow-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ran = (file: string, seconds: number) => ({ file, seconds });

describe('a test file', () => {
  it('may take the seconds of the limit, and not more', () => {
    const files = [ran('a.test.ts', MOST_SECONDS), ran('b.test.ts', MOST_SECONDS + 0.1)];
    expect(tooSlow(files, {})).toEqual([expect.stringContaining(`b.test.ts takes ${MOST_SECONDS + 0.1} s`)]);
  });

  it('may take longer where the list gives the reason', () => {
    expect(tooSlow([ran('a.test.ts', 300)], { 'a.test.ts': 'It waits for a minute of the real clock.' })).toEqual([]);
  });
});

it.each(Object.entries(slowFiles))('the list names a file that is there, with a reason: %s', (file, reason) => {
  expect(existsSync(`${root}/${file}`)).toBe(true);
  expect(reason).toMatch(/\.$/);
});
