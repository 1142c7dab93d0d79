import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { PaletteLegend } from './palette-legend.tsx';
import { PaletteTile, paletteStates } from './palette-tile.tsx';

describe('the palette', () => {
  it.each([
    ['notVisited', 'Question 12, not visited'],
    ['notAnswered', 'Question 12, not answered'],
    ['answered', 'Question 12, answered'],
    ['marked', 'Question 12, marked for review'],
    ['answeredMarked', 'Question 12, answered and marked for review'],
  ] as const)('says the state %s in words and shows the number', (state, name) => {
    renderUi(<PaletteTile number={12} state={state} />);
    expect(screen.getByRole('button', { name }).textContent).toBe('12');
  });

  it('says which question is open, and opens another', () => {
    const onClick = vi.fn();
    renderUi(
      <>
        <PaletteTile number={1} state="answered" current />
        <PaletteTile number={2} state="marked" onClick={onClick} />
      </>,
    );
    expect(screen.getByRole('button', { current: true }).textContent).toBe('1');
    fireEvent.click(screen.getByRole('button', { name: /Question 2/ }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('lists the five states in the order of the examination, each with its count', () => {
    renderUi(<PaletteLegend counts={{ notVisited: 8, notAnswered: 3, answered: 10, marked: 2, answeredMarked: 1 }} />);
    const rows = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '8Not visited',
      '3Not answered',
      '10Answered',
      '2Marked for review',
      '1Answered and marked for review (will be evaluated)',
    ]);
  });

  it('gives every state a shape of its own', () => {
    renderUi(paletteStates.map((state, index) => <PaletteTile key={state} number={index} state={state} />));
    const shapes = screen.getAllByRole('button').map((tile) => tile.dataset['state']);
    expect(new Set(shapes).size).toBe(5);
  });
});
