import { describe, expect, it } from 'vitest';
import { contrastOf, parseColour } from './colours.ts';
import { type Brand, paletteOf, rulesOf, type Scheme, styleSheets } from './palette.ts';

/** Text on its ground needs this much (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;
const schemes: readonly Scheme[] = ['light', 'dark'];

const tones = ['good', 'warn', 'bad', 'info', 'accent', 'action'];
const grounds = ['page', 'surface', 'sunken', 'hover', ...tones.map((tone) => `${tone}-soft`)];
const texts = ['ink', 'ink-2', 'muted', 'accent-ink', 'action-ink', 'good', 'warn', 'bad', 'info', 'q-marked-ink'];
const written: readonly (readonly [texts: readonly string[], grounds: readonly string[]])[] = [
  [texts, grounds],
  [['on-accent'], ['accent', 'accent-hover']],
  [['on-action'], ['action', 'action-hover']],
  [['on-brand', 'on-brand-muted', 'on-brand-mark'], ['brand']],
  [
    ['on-brand', 'room-muted', 'room-good', 'room-bad'],
    ['room', 'room-tile', 'room-control'],
  ],
  [['on-mark'], ['q-answered', 'q-not-answered', 'q-marked', 'live']],
  [['q-unseen-ink'], ['q-unseen-bg']],
  [['on-brand'], ['veil']],
];
type Pair = readonly [text: string, ground: string];
const pairs: readonly Pair[] = written.flatMap(([texts, grounds]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
);

/** The pairs that cannot be read, with their contrast. */
function faint(wanted: readonly Pair[], scheme: Scheme, brand?: Brand): string[] {
  const palette = paletteOf(scheme, brand);
  return wanted.flatMap(([text, ground]) => {
    const contrast = contrastOf(parseColour(palette(text)), parseColour(palette(ground)));
    return contrast < LEAST ? [`${text} on ${ground}: ${contrast.toFixed(2)}`] : [];
  });
}

/** Text and ground of every rule in the style sheets that sets both by variables. */
function pairsOfRules(): Pair[] {
  const found = new Map<string, Pair>();
  for (const css of styleSheets.values()) {
    for (const [block] of css.matchAll(/[^{}]+/g)) {
      const text = /(?<![\w-])color: var\(--([\w-]+)\);/.exec(block)?.[1];
      const ground = /(?<![\w-])background(?:-color)?: var\(--([\w-]+)\);/.exec(block)?.[1];
      if (text && ground && !/tone|^p-/.test(text + ground)) found.set(`${text} ${ground}`, [text, ground]);
    }
  }
  return [...found.values()];
}

/** A tick in a filled circle: a mark, which needs a contrast of 3 alone. */
const marks = new Set(['on-accent good-fill']);

describe.each(schemes)('in the %s scheme', (scheme) => {
  it('every text can be read on every ground that it stands on', () => {
    expect(faint(pairs, scheme)).toEqual([]);
  });

  it('each tone can be read on its own ground', () => {
    const own = rulesOf('tones.css').map(({ variables }): Pair => {
      const [text = '', ground = ''] = ['tone', 'tone-soft'].map((name) => variables.get(name)?.slice(6, -1) ?? '');
      return [text, ground];
    });
    expect(own.length).toBeGreaterThan(5);
    expect(faint(own, scheme)).toEqual([]);
  });

  it('every rule that sets both a text and its ground sets them readable', () => {
    const set = pairsOfRules().filter((pair) => !marks.has(pair.join(' ')));
    expect(set.length).toBeGreaterThan(20);
    expect(faint(set, scheme)).toEqual([]);
  });

  it('whatever two colours an institute chooses, as long as white can be read on them', () => {
    const steps = ['00', '2b', '55', '80', 'aa', 'd5', 'ff'];
    const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
    const chosen = colours.filter((colour) => contrastOf([1, 1, 1, 1], parseColour(colour)) >= LEAST);
    expect(chosen.length).toBeGreaterThan(100);
    expect(chosen.flatMap((colour) => faint(pairs, scheme, { accent: colour, action: colour }))).toEqual([]);
  });
});

it('reads colours as a browser does', () => {
  const bytes = (css: string) => parseColour(css).map((part) => Math.round(part * 255));
  expect(bytes('#1b2a56')).toEqual([27, 42, 86, 255]);
  expect(bytes('oklch(from #cb4d09 min(l, 0.48) c h)')).toEqual([167, 42, 0, 255]);
  expect(bytes('oklch(from #1b2a56 clamp(0.5, l, 0.56) min(c * 1.4, 0.13) h)')).toEqual([70, 95, 164, 255]);
  expect(contrastOf(parseColour('#767676'), parseColour('#ffffff'))).toBeCloseTo(4.54, 2);
  expect(contrastOf(parseColour('#ffffff'), parseColour('rgb(0 0 0 / 0.5)'))).toBeCloseTo(3.98, 1);
});
