import { fromSource } from '@abhyas/contract/rich-text';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { RichText } from './rich-text.tsx';

const arrival = vi.hoisted(() => ({ comes: false, tries: 0 }));
vi.mock(import('./typeset-formula.tsx'), async (original) => {
  arrival.tries += 1;
  if (!arrival.comes) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

it('shows formulas as readable text while the typesetter is missing, says so once, and sets them when it comes', async () => {
  const { container } = renderUi(
    <>
      <RichText doc={fromSource('The field is $\\frac{\\sigma}{2\\epsilon_0}$ here')} />
      <RichText inline doc={fromSource('$x^2$')} />
      <RichText doc={fromSource('So $E=mc^2$')} />
    </>,
  );
  expect(container.textContent).toContain('The field is σ/(2ε₀) here');
  expect(screen.getByText('x²')).toBeTruthy();
  const again = await screen.findByRole('button', { name: 'Try now' });
  expect(screen.getAllByText(/still loading, so they show as plain text/)).toHaveLength(1);
  arrival.comes = true;
  fireEvent.click(again);
  await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
});
