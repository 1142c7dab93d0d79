import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { DayBars } from './day-bars.tsx';
import { Histogram } from './histogram.tsx';
import { layHistogram } from './histogram-layout.ts';

const bars = [
  { from: -20, to: 0, count: 1 },
  { from: 0, to: 20, count: 7 },
  { from: 20, to: 40, count: 3 },
];

describe('a histogram', () => {
  it('says the same in a table for those who do not see it', () => {
    renderUi(<Histogram label="Marks of 11 students" countLabel="Students" bars={bars} lines={[]} format={String} />);
    const table = screen.getByRole('table', { name: 'Marks of 11 students' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['-20 to 0', '1'],
      ['0 to 20', '7'],
      ['20 to 40', '3'],
    ]);
  });

  it('is as high as its counts, and its bars stand side by side', () => {
    const { bars: drawn, bottom } = layHistogram(bars, [], undefined, 400, 240);
    const heights = drawn.map(({ y }) => bottom - y);
    expect(heights[1]! / heights[0]!).toBeCloseTo(7);
    for (const [at, bar] of drawn.entries())
      if (at > 0) expect(bar.x - 1).toBeCloseTo(drawn[at - 1]!.x + drawn[at - 1]!.width + 1);
  });

  it('has its lines at their values, also beyond the edges', () => {
    const line = (at: number) => ({ at, name: String(at), kind: 'limit' as const });
    const { lines, bars: drawn, edges } = layHistogram(bars, [line(20), line(99)], [0, 20], 400, 240);
    expect(lines[0]!.x).toBeCloseTo(drawn[2]!.x - 1);
    expect(lines[1]!.x).toBeCloseTo(edges.at(-1)!.x);
    expect(lines.map(({ end }) => end)).toEqual(['start', 'end']);
  });

  it('has numbers at edges that do not lie on each other', () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ from: i, to: i + 1, count: i }));
    const { edges } = layHistogram(many, [], undefined, 390, 240);
    for (const [at, { x }] of edges.entries()) if (at > 0) expect(x - edges[at - 1]!.x).toBeGreaterThan(40);
  });
});

describe('a bar for each day', () => {
  it('says in a table what each day is made of, and is as high as the day is long', () => {
    const day = (name: string, value: number, isNow = false) => ({
      key: name,
      name,
      value,
      isNow,
      cells: [name, `${value} min`],
    });
    const { container } = renderUi(
      <DayBars
        label="Time of study"
        heads={['Day', 'Lessons']}
        bars={[day('Sat', 30), day('Sun', 0), day('Mon', 15, true)]}
      />,
    );
    const rows = within(screen.getByRole('table', { name: 'Time of study' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Day', 'Lessons'],
      ['Sat', '30 min'],
      ['Sun', '0 min'],
      ['Mon', '15 min'],
    ]);
    const heights = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.height);
    expect(heights).toEqual(['100%', '0%', '50%']);
  });
});
