import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coreFonts } from './core-fonts.ts';

const css = createRequire(import.meta.url).resolve('katex/dist/katex.min.css');
const folder = mkdtempSync(join(tmpdir(), 'abhyas-fonts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Face {
  readonly family: string;
  readonly file: string;
  readonly covers: (letter: string) => boolean;
}
let faces: Face[];

beforeAll(async () => {
  const plugin = coreFonts(folder) as unknown as {
    transform: (code: string, id: string) => Promise<{ code: string } | undefined>;
  };
  const { code = '' } = (await plugin.transform(readFileSync(css, 'utf8'), css)) ?? {};
  faces = [...code.matchAll(/@font-face\{([^}]*)\}/g)].map(([, body = '']) => {
    const named = (name: string) => new RegExp(`${name}:([^;]*)`).exec(body)?.[1] ?? '';
    const ranges = named('unicode-range')
      .split(',')
      .filter(Boolean)
      .map((one) =>
        one
          .slice(2)
          .split('-')
          .map((point) => parseInt(point, 16)),
      );
    return {
      family: `${named('font-family')} ${named('font-weight')} ${named('font-style')}`,
      file: resolve(dirname(css), /url\(['"]?([^'")]+)/.exec(named('src'))?.[1] ?? ''),
      covers: (letter) =>
        ranges.length === 0 ||
        ranges.some(([from = 0, to = from]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to),
    };
  });
});

describe('the fonts of formulas', () => {
  it('show every letter from exactly one file: a rare one is fetched, a usual one never twice', () => {
    const main = faces.filter(({ family }) => family === 'KaTeX_Main 400 normal');
    expect(main).toHaveLength(2);
    for (const letter of ['a', '7', '+', '≤', '\u200B', 'Ж', '⟦', '\u{10FFFF}'])
      expect(
        main.filter(({ covers }) => covers(letter)),
        letter,
      ).toHaveLength(1);
  });

  it('cost less where the usual letters are enough', () => {
    const [core, whole] = faces.filter(({ family }) => family === 'KaTeX_AMS 400 normal');
    expect(core!.covers('R') && !whole!.covers('R')).toBe(true);
    expect(statSync(core!.file).size).toBeLessThan(statSync(whole!.file).size / 2);
  });

  it('leave fonts that are rarely used as they are', () => {
    expect(faces.filter(({ family }) => family === 'KaTeX_Fraktur 400 normal')).toHaveLength(1);
  });
});
