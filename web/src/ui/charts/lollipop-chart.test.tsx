import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { LollipopChart } from './lollipop-chart.tsx';
import { layLollipops, type Lollipop } from './lollipop-layout.ts';

const items: readonly Lollipop[] = [
  { name: 'Q1', seconds: 167, outcome: 'correct', group: 'Physics' },
  { name: 'Q2', seconds: 352, outcome: 'wrong', group: 'Physics' },
  { name: 'Q3', seconds: 40, outcome: 'skipped', group: 'Chemistry' },
];

describe('time against correctness', () => {
  it('says the same in a table for those who do not see it', () => {
    renderUi(<LollipopChart label="Minutes on each question" items={items} />);
    const table = screen.getByRole('table', { name: 'Minutes on each question' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Q1', 'Physics', 'Correct', '2 min 47 s'],
      ['Q2', 'Physics', 'Wrong', '5 min 52 s'],
      ['Q3', 'Chemistry', 'Skipped', '0 min 40 s'],
    ]);
  });

  it('draws each outcome in a shape of its own', () => {
    const { container } = renderUi(<LollipopChart label="x" items={items} />);
    const heads = [...container.querySelectorAll('[data-outcome]')].map((stem) => stem.children[2]?.tagName);
    expect(heads).toEqual(['circle', 'path', 'circle']);
    const [correct, skipped] = ['correct', 'skipped'].map((outcome) =>
      container.querySelector(`[data-outcome=${outcome}] circle`),
    );
    expect(correct?.getAttribute('class')).not.toBe(skipped?.getAttribute('class'));
  });

  it('tells partly right from right and from wrong, and explains it where there is some', () => {
    const legend = (chart: Element) => [...chart.querySelectorAll('li')].map((item) => item.textContent);
    const { container, unmount } = renderUi(<LollipopChart label="x" items={items} />);
    expect(legend(container)).toEqual(['Correct', 'Wrong', 'Skipped']);
    unmount();
    const half: Lollipop = { name: 'Q4', seconds: 90, outcome: 'partial', group: 'Chemistry' };
    const shown = renderUi(<LollipopChart label="x" items={[...items, half]} />);
    expect(legend(shown.container)).toEqual(['Correct', 'Partly right', 'Wrong', 'Skipped']);
    expect(screen.getByRole('row', { name: 'Q4 Chemistry Partly right 1 min 30 s' })).toBeDefined();
  });

  it('opens the question that is pressed', () => {
    const onPick = vi.fn();
    const { container } = renderUi(<LollipopChart label="x" items={items} onPick={onPick} />);
    fireEvent.click(container.querySelector('[data-outcome=wrong]')!);
    expect(onPick).toHaveBeenCalledWith(1);
  });

  it('stands higher the longer it took, grouped by section with the section’s time', () => {
    const plot = layLollipops(items, 800, 270);
    const [first, second, third] = plot.stems;
    expect(second!.y).toBeLessThan(first!.y);
    expect(third!.y).toBeGreaterThan(first!.y);
    expect(plot.groups.map(({ name, seconds }) => [name, seconds])).toEqual([
      ['Physics', 519],
      ['Chemistry', 40],
    ]);
    expect(plot.stems.every((stem) => stem.x > plot.left && stem.x < plot.width)).toBe(true);
  });

  it.each([
    ['a phone', 300, [3, 2, 4]],
    ['a phone, subjects in turns', 420, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
    ['a wide screen', 900, [25, 25, 25]],
  ])('keeps its words apart on %s', (_where, width, sizes) => {
    const paper = sizes.flatMap((size, at) =>
      Array.from({ length: size }, (_, n): Lollipop => ({
        name: `Q${at * 30 + n + 1}`,
        seconds: 300 - (n % 2),
        outcome: 'wrong',
        group: ['Physics', 'Chemistry', 'Mathematics'][at % 3]!,
      })),
    );
    const plot = layLollipops(paper, width, 270);
    const named = plot.stems.flatMap(({ named: place, item, x, y }) => {
      const wide = item.name.length * 6.5;
      if (!place) return [];
      const left = place === 'right' ? x + 7 : place === 'left' ? x - 7 - wide : x - wide / 2;
      return [{ left, right: left + wide, y: place === 'above' ? y - 13 : y }];
    });
    const groups = plot.groups.flatMap(({ name, time, at, lines, row }) => {
      const letters = lines === 1 ? name.length + 1 + time.length : Math.max(name.length, time.length);
      return row === undefined ? [] : [{ left: at - letters * 3.2, right: at + letters * 3.2, y: 1000 + row * 30 }];
    });
    const words = [...named, ...groups];
    expect(groups.length).toBeGreaterThan(1);
    for (const [at, one] of words.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(0);
      expect(one.right).toBeLessThanOrEqual(width);
      for (const other of words.slice(at + 1))
        expect(one.right <= other.left || other.right <= one.left || Math.abs(one.y - other.y) >= 14).toBe(true);
    }
    expect(plot.bottom).toBeGreaterThan(120);
  });

  it('shows an empty paper without failing', () => {
    const plot = layLollipops([], 640, 270);
    expect(plot.stems).toEqual([]);
    expect(plot.ticks.map((tick) => tick.minutes)).toEqual([0, 0.5, 1]);
  });
});
