import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Watermark } from './watermark.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const STAY_MS = 9000;
const stay = () => act(() => vi.advanceTimersByTime(STAY_MS));
const show = () => {
  const onGone = vi.fn();
  render(<Watermark text="Asha Rao" onGone={onGone} />);
  return { mark: screen.getByText('Asha Rao'), onGone };
};
const placeOf = ({ style }: HTMLElement) => `${style.left} ${style.top}`;

it('the name over the picture is somewhere else every few seconds, and the video plays on', () => {
  const { mark, onGone } = show();
  for (let turn = 0; turn < 12; turn++) {
    const before = placeOf(mark);
    stay();
    expect(placeOf(mark)).not.toBe(before);
  }
  expect(onGone).not.toHaveBeenCalled();
});

it.each([
  ['taken out of the page', (mark: HTMLElement) => mark.remove()],
  ['switched off', (mark: HTMLElement) => mark.style.setProperty('display', 'none')],
  ['hidden', (mark: HTMLElement) => mark.style.setProperty('visibility', 'hidden')],
])('a name that is %s stops the video', (_how, takeAway) => {
  const { mark, onGone } = show();
  takeAway(mark);
  stay();
  expect(onGone).toHaveBeenCalled();
  // So that the page can be taken down as it was made.
  if (!mark.isConnected) document.body.firstElementChild?.append(mark);
});
