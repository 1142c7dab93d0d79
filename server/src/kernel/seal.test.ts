import { beforeAll, describe, expect, it } from 'vitest';
import { testWorld } from '../testing/index.ts';
import { seal, unseal } from './seal.ts';

beforeAll(() => testWorld());

describe('a sealed text', () => {
  it('opens to what it was, and never looks the same twice', () => {
    const [one, two] = [seal('rzp_live_9', 'gateway'), seal('rzp_live_9', 'gateway')];
    expect(one).not.toBe(two);
    expect(unseal(one, 'gateway')).toBe('rzp_live_9');
  });

  it('does not open for another purpose, nor after a change', () => {
    const sealed = seal('rzp_live_9', 'gateway');
    expect(() => unseal(sealed, 'totp')).toThrow();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[bytes.length - 1]! ^= 1;
    expect(() => unseal(bytes.toString('base64url'), 'gateway')).toThrow();
  });
});
