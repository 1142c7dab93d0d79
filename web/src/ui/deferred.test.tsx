import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from './deferred.tsx';
import { renderUi } from './testing/render-ui.tsx';

const Word = ({ word }: { readonly word: string }) => <b>{word}</b>;

describe('a component whose code comes later', () => {
  it('shows what waits, then itself', async () => {
    const Late = deferred(async () => Word);
    renderUi(<Late word="here" waiting={<i>soon</i>} />);
    expect(screen.getByText('soon')).toBeTruthy();
    expect(await screen.findByText('here')).toBeTruthy();
    expect(screen.queryByText('soon')).toBeNull();
  });

  it('keeps the page when its code cannot be had, and comes when the network is back', async () => {
    const load = vi.fn<() => Promise<typeof Word>>().mockRejectedValueOnce(new TypeError('offline'));
    load.mockResolvedValue(Word);
    const Late = deferred(load);
    renderUi(<Late word="here" waiting={<i>soon</i>} />);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(screen.getByText('soon')).toBeTruthy();
    await act(async () => undefined);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('here')).toBeTruthy();
  });

  it('is there at once where its code was fetched ahead', async () => {
    const Late = deferred(async () => Word);
    await Late.preload();
    renderUi(<Late word="here" waiting={<i>soon</i>} />);
    expect(screen.getByText('here')).toBeTruthy();
  });

  it('is asked for again after a pause that grows, without the network having gone, and at once when told to', async () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<typeof Word>>().mockRejectedValue(new TypeError('not fetched'));
    const Late = deferred(load);
    const Standing = () => <u>{Late.useIsLate() ? 'late' : 'fine'}</u>;
    renderUi(
      <>
        <Late word="here" waiting={<i>soon</i>} />
        <Standing />
      </>,
    );
    const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await after(0);
    expect(screen.getByText('late')).toBeTruthy();
    await after(999);
    expect(load).toHaveBeenCalledTimes(1);
    await after(1);
    expect(load).toHaveBeenCalledTimes(2);
    await after(1999);
    expect(load).toHaveBeenCalledTimes(2);
    await after(1);
    expect(load).toHaveBeenCalledTimes(3);
    load.mockResolvedValue(Word);
    act(() => Late.retry());
    await after(0);
    vi.useRealTimers();
    expect(screen.getByText('here')).toBeTruthy();
    expect(screen.getByText('fine')).toBeTruthy();
  });
});
