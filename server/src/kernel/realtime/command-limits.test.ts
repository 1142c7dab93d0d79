import { describe, expect, it } from 'vitest';
import { commandLimits } from './command-limits.ts';

describe('the limit of a command', () => {
  it('counts each key for itself, within a time that moves along, and says how long to wait', () => {
    const { count } = commandLimits();
    const limit = [2, 10] as const;
    expect([0, 4000, 5000, 9999].map((now) => count('asha', limit, now))).toEqual([0, 0, 5000, 1]);
    expect(count('ravi', limit, 5000)).toBe(0);
    // What was refused does not count: as soon as the oldest is out, one more fits.
    expect([10_001, 10_002, 14_001].map((now) => count('asha', limit, now))).toEqual([0, 3998, 0]);
  });
});
