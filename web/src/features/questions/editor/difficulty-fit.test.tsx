import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { envelope, fakeServer } from '../../../lib/testing/fake-server.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { DifficultyFit } from './difficulty-fit.tsx';

const id = '0190a5b0-0000-7000-8000-0000000000aa';
const statistics = { difficulty: 1, students: 412, rightShare: 5800, fits: 1, answers: [], flags: [] };
const serve = (over: object = {}) =>
  fakeServer({ [`GET /api/questions/${id}/statistics`]: () => envelope({ ...statistics, ...over }) });

describe('under the difficulty', () => {
  it('stands what students made of the question, and that it fits', async () => {
    serve();
    renderScreen(<DifficultyFit questionId={id} difficulty={1} onUse={vi.fn()} />);
    expect(await screen.findByText('58 % of 412 students were right: Medium fits.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('the one that would fit better is offered', async () => {
    serve({ fits: 2 });
    const onUse = vi.fn();
    renderScreen(<DifficultyFit questionId={id} difficulty={1} onUse={onUse} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Make it Hard' }));
    expect(onUse).toHaveBeenCalledWith(2);
  });

  it('nothing stands where too few students met it', async () => {
    const { asked } = serve({ fits: null });
    const { container } = renderScreen(<DifficultyFit questionId={id} difficulty={1} onUse={vi.fn()} />);
    await vi.waitFor(() => expect(asked(`/api/questions/${id}/statistics`)).toHaveLength(1));
    expect(container.textContent).not.toContain('students');
  });
});
