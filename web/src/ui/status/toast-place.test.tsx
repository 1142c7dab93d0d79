import { afterEach, expect, it, vi } from 'vitest';
import { placeOfToast, screenNow } from './toast-place.ts';

const phone = { width: 390, height: 844, bars: { top: 56, bottom: 64 } };
const field = (top: number, height = 44) => ({ left: 16, right: 374, top, bottom: top + height });

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it.each([
  ['nothing is worked on', undefined, 'top-center'],
  ['a field stands at the top', field(80), 'bottom-center'],
  ['a field stands in the middle', field(400), 'top-center'],
  ['the button that was pressed is in the lower bar', field(790), 'top-center'],
  ['a text fills the screen', field(60, 720), 'top-center'],
  ['a text fills the upper half', field(60, 420), 'bottom-center'],
])('stands away from what one works on: %s', (_what, worked, place) => {
  expect(placeOfToast({ ...phone, worked })).toBe(place);
});

it('covers nothing at the side of a wide screen', () => {
  const worked = { left: 1200, right: 1400, top: 70, bottom: 110 };
  expect(placeOfToast({ width: 1440, height: 900, bars: { top: 60, bottom: 0 }, worked })).toBe('top-center');
});

it('sees the bars that stand still over each other, and no dialog that fills the screen', () => {
  const bar = (position: string, top: number, bottom: number) => {
    const element = document.body.appendChild(document.createElement('div'));
    element.style.position = position;
    element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
    return { element, top, bottom };
  };
  const height = window.innerHeight;
  const bars = [bar('sticky', 0, 56), bar('sticky', 56, 100), bar('fixed', height - 64, height)];
  document.elementFromPoint = (_x, y) => bars.find(({ top, bottom }) => y >= top && y < bottom)?.element ?? null;
  expect(screenNow().bars).toEqual({ top: 100, bottom: 64 });
  bars.unshift(bar('fixed', 0, height));
  expect(screenNow().bars).toEqual({ top: 0, bottom: 0 });
});
