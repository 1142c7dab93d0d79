import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

interface Core {
  readonly letters: string;
  /** The weights that the theme uses: an axis that reaches no further is smaller. */
  readonly weights?: { readonly min: number; readonly max: number };
  /** The OpenType features that the pages use; left out: those that a browser uses by itself. */
  readonly features?: readonly string[];
}

const span = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const ascii = span(0x20, 0x7e);
const weights = { min: 400, max: 700 };
const features = ['calt', 'ccmp', 'cv05', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];
/** With the zero-width space and the slash of `\\neq` that KaTeX itself puts in. */
const mathSigns = '\u00A0\u200B\uE020±−·×÷⋅∘∙∗°′′′△∠∥⊥∝∼≈≡≅≠≤≥≪≫∞∂∇√∫∮∑∏∈∉⊂⊆∪∩∅∀∃…⋯←→⇌⇒⇔↔ℏℓ⟨⟩∣∴∵';
const greek = `${span(0x391, 0x3a9)}${span(0x3b1, 0x3c9)}ϑϕϵ`;

/** What is nearly always enough of each font, by file name. */
const cores: Readonly<Record<string, Core>> = {
  'inter-latin-wght-normal.woff2': { letters: `${ascii} –—‘’“”•…−×·°²³½©₹`, weights, features },
  'noto-sans-devanagari-devanagari-wght-normal.woff2': {
    letters: `${span(0x900, 0x97f)}\u200C\u200D\u25CC`,
    weights,
  },
  'KaTeX_Main-Regular.woff2': { letters: ascii + greek + mathSigns },
  'KaTeX_Main-Bold.woff2': { letters: ascii + mathSigns },
  'KaTeX_Math-Italic.woff2': { letters: ` ${span(0x41, 0x5a)}${span(0x61, 0x7a)}${greek}` },
  'KaTeX_AMS-Regular.woff2': { letters: 'CNQRZ⩽⩾∴∵≯≮□△∠' },
  'KaTeX_Size1-Regular.woff2': { letters: `${ascii}√∫∑∏` },
  'KaTeX_Size2-Regular.woff2': { letters: `${ascii}√∫∑∏` },
  'KaTeX_Size3-Regular.woff2': { letters: `${ascii}√` },
  'KaTeX_Size4-Regular.woff2': { letters: `${ascii}√⎛⎜⎝⎞⎟⎠⎡⎢⎣⎤⎥⎦⎧⎨⎩⎪⎫⎬⎭` },
};

const FACE = /@font-face\s*\{[^}]*?url\(['"]?([^'")]+\.woff2)['"]?\)[^}]*\}/g;

/**
 * Puts a small font beside each of ours that holds the letters that are nearly always enough; the whole font is fetched only when
 * a page shows another letter.
 */
export function coreFonts(cacheFolder: string): Plugin {
  return {
    name: 'abhyas:core-fonts',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0] ?? '';
      if (!file.endsWith('.css') || !code.includes('@font-face')) return undefined;
      let split = code;
      for (const [face, url = ''] of code.matchAll(FACE)) {
        const core = cores[url.split('/').at(-1) ?? ''];
        if (!core) continue;
        const made = await makeCore(fontFile(url, file), core, cacheFolder);
        const address = relative(dirname(file), made).replaceAll('\\', '/');
        split = split.replace(face, splitFace(face, address, core.letters));
      }
      return split === code ? undefined : { code: split, map: null };
    },
  };
}

/** Two faces for one: the small font for its letters, the whole one for every other letter that it was for. */
function splitFace(face: string, address: string, letters: string): string {
  const lines = face
    .slice(face.indexOf('{') + 1, face.lastIndexOf('}'))
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);
  const named = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  const kept = lines.filter((line) => !/^(?:src|unicode-range):/.test(line)).join(';');
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0)!).toSorted((x, y) => x - y);
  const rest = without(rangesOf(named('unicode-range') ?? 'U+0-10FFFF'), points);
  return [
    `@font-face{${kept};src:url('${address}') format('woff2');unicode-range:${words(runsOf(points))}}`,
    `@font-face{${kept};src:${named('src')};unicode-range:${words(rest)}}`,
  ].join('');
}

type Range = readonly [from: number, to: number];

/** `U+20-7E, U+A0` as numbers, both ends included. */
const rangesOf = (text: string): Range[] =>
  text.split(',').map((one) => {
    const [from = '', to = from] = one.trim().slice(2).split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });

/** Rising points as ranges. */
const runsOf = (points: readonly number[]): Range[] =>
  points.reduce<Range[]>((runs, at) => {
    const last = runs.at(-1);
    return last && at === last[1] + 1 ? [...runs.slice(0, -1), [last[0], at]] : [...runs, [at, at]];
  }, []);

/** The ranges without these points, which rise. */
function without(ranges: readonly Range[], points: readonly number[]): Range[] {
  return ranges.flatMap(([from, to]) => {
    const holes = points.filter((at) => at >= from && at <= to);
    return [from - 1, ...holes]
      .map((hole, i): Range => [hole + 1, (holes[i] ?? to + 1) - 1])
      .filter(([first, last]) => first <= last);
  });
}

const words = (ranges: readonly Range[]): string =>
  ranges.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(',');

const fontFile = (url: string, cssFile: string) =>
  url.startsWith('@') ? createRequire(cssFile).resolve(url) : resolve(dirname(cssFile), url);

async function makeCore(
  fontPath: string,
  { letters, weights: wght, features: kept }: Core,
  folder: string,
): Promise<string> {
  const font = readFileSync(fontPath);
  const mark = createHash('sha256')
    .update(font)
    .update(JSON.stringify([letters, wght, kept]))
    .digest('hex')
    .slice(0, 12);
  const name = fontPath.split(/[\\/]/).at(-1)!.replace('.woff2', '');
  const made = join(folder, `${name}-core-${mark}.woff2`);
  if (existsSync(made)) return made;
  // Hints are for screens of another age; they are a seventh of a font.
  const options = {
    targetFormat: 'woff2' as const,
    noHinting: true,
    ...(wght && { variationAxes: { wght } }),
    ...(kept && { keepFeatures: kept }),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(made, await subsetFont(font, letters, options));
  return made;
}
