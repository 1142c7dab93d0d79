import { expect, it } from 'vitest';
import { lineAt, linesOf } from './spoken-lines.ts';

const cue = (startTime: number, html: string) => ({
  startTime,
  getCueAsHTML: () => document.createRange().createContextualFragment(html),
});

it('captions become lines without their styles and breaks; what says nothing is no line', () => {
  const cues = [cue(0, 'Flux <b>counts</b> the\nfield lines'), cue(4.5, ' \n '), cue(6, 'through a surface.')];
  expect(linesOf(cues)).toEqual([
    { from: 0, text: 'Flux counts the field lines' },
    { from: 6, text: 'through a surface.' },
  ]);
});

it('the line that is spoken is the one begun last, also where a seek fell a moment short', () => {
  const lines = [
    { from: 2, text: 'one' },
    { from: 4.5, text: 'two' },
  ];
  expect([0, 2, 4.4, 4.499, 60].map((seconds) => lineAt(lines, seconds))).toEqual([-1, 0, 0, 1, 1]);
});
