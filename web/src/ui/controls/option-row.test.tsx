import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { OptionRow } from './option-row.tsx';

function Question({ kind }: { readonly kind: 'radio' | 'checkbox' }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <fieldset>
      {['A', 'B'].map((letter) => (
        <OptionRow
          key={letter}
          kind={kind}
          name="q1"
          letter={letter}
          checked={chosen.includes(letter)}
          onChange={(on) =>
            setChosen(
              kind === 'radio' ? [letter] : on ? [...chosen, letter] : chosen.filter((other) => other !== letter),
            )
          }
        >
          text of {letter}
        </OptionRow>
      ))}
    </fieldset>
  );
}

describe('an option row', () => {
  it('is one radio button among those of its question, named by letter and content', () => {
    renderUi(<Question kind="radio" />);
    fireEvent.click(screen.getByRole('radio', { name: 'A text of A' }));
    fireEvent.click(screen.getByText('text of B'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /A text/ }).checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /B text/ }).checked).toBe(true);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'))).toEqual(['q1', 'q1']);
  });

  it('is a checkbox where more than one may be right, and can be taken back', () => {
    renderUi(<Question kind="checkbox" />);
    const [a, b] = screen.getAllByRole<HTMLInputElement>('checkbox');
    fireEvent.click(a!);
    fireEvent.click(b!);
    expect([a!.checked, b!.checked]).toEqual([true, true]);
    fireEvent.click(a!);
    expect([a!.checked, b!.checked]).toEqual([false, true]);
  });

  it('keeps its letter for readers of the screen when a tick or a cross stands in its place', () => {
    renderUi(
      <OptionRow kind="radio" name="q" letter="C" checked readOnly state="wrong" note="Your answer">
        pi
      </OptionRow>,
    );
    expect(screen.getByRole('radio', { name: 'C pi Your answer' })).toBeTruthy();
  });

  it('cannot be changed in a solution', () => {
    const onChange = vi.fn();
    renderUi(
      <OptionRow kind="radio" name="q" letter="A" checked={false} readOnly onChange={onChange}>
        pi
      </OptionRow>,
    );
    fireEvent.click(screen.getByText('pi'));
    expect(screen.getByRole<HTMLInputElement>('radio').disabled).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
  });
});
