import { describe, expect, it } from 'vitest';
import { Allowance } from './allowance.ts';

const sent = (allowance: Allowance, bytes: number, count: number, now: number) =>
  Array.from({ length: count }, () => allowance.take(bytes, now));
const passed = (given: string[]) => given.filter((one) => one === 'pass').length;

describe('what one person may send', () => {
  it('is four times what their page is asked for, in each second', () => {
    const picture = new Allowance({ kind: 'video', bitrate: 1_200_000 });
    expect(passed(sent(picture, 1000, 700, 5000))).toBe(600);
    expect(picture.take(1000, 5999)).toBe('drop');
    expect(picture.take(1000, 6000)).toBe('pass');
  });

  it('counts a small packet as a hundred bytes, and ends a flood', () => {
    const sound = new Allowance({ kind: 'audio', bitrate: 0 });
    const given = sent(sound, 20, 3201, 5000);
    expect(passed(given)).toBe(320);
    expect(given.slice(-2)).toEqual(['drop', 'flood']);
  });
});
