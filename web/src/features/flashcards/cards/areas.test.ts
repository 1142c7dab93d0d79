import { type Area, isOnPicture, LEAST_SIDE } from '@abhyas/contract/flashcards/rules/areas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaAfterKey, areaBetween, moveArea, sizeArea } from './areas.ts';

const point = fc.record({ x: fc.integer({ min: -20_000, max: 20_000 }), y: fc.integer({ min: -20_000, max: 20_000 }) });
const isFine = (area: Area) =>
  isOnPicture(area) && area.x >= 0 && area.y >= 0 && Math.min(area.width, area.height) >= LEAST_SIDE;

describe('an area on a picture', () => {
  it('lies between two corners, whichever was first', () => {
    const area = { x: 1000, y: 2000, width: 3000, height: 500 };
    expect(areaBetween({ x: 1000, y: 2000 }, { x: 4000, y: 2500 })).toEqual(area);
    expect(areaBetween({ x: 4000, y: 2500 }, { x: 1000, y: 2000 })).toEqual(area);
  });

  it('moves by arrows, and is sized by them with Shift', () => {
    const area = { x: 1000, y: 2000, width: 3000, height: 500, answer: 'Cornea' };
    expect(areaAfterKey(area, 'ArrowLeft', false)).toEqual({ ...area, x: 900 });
    expect(areaAfterKey(area, 'ArrowDown', true)).toEqual({ ...area, height: 600 });
    expect(areaAfterKey(area, 'Enter', false)).toBeUndefined();
  });

  it('stays on the picture and large enough, however it is drawn, moved and sized', () => {
    fc.assert(
      fc.property(point, point, point, point, (one, other, by, more) => {
        const drawn = areaBetween(one, other);
        expect([drawn, moveArea(drawn, by), sizeArea(moveArea(drawn, by), more)].every(isFine)).toBe(true);
      }),
    );
  });
});
