import { describe, expect, it } from 'vitest';
import { customHost } from './custom-host.ts';

const roots = ['abhyas.test', 'localhost'];

describe('an institute’s own address', () => {
  it.each([
    ['learn.meridian.in', 'learn.meridian.in'],
    [' Learn.Meridian.IN. ', 'learn.meridian.in'],
  ])('"%s" is %s', (given, host) => {
    expect(customHost(given, roots)).toBe(host);
  });

  it('in another script is written as browsers write it', () => {
    expect(customHost('पढ़ाई.भारत', roots)).toMatch(/^xn--[a-z0-9-]+\.xn--h2brj9c$/);
  });

  it.each([
    '',
    'meridian',
    'abhyas.test',
    'meridian.abhyas.test',
    'a.localhost',
    '10.0.0.1',
    '[::1]',
    '1.2.3',
    'a..b',
    '-a.test',
    'a_b.test',
    'a b.test',
    'http://a.test',
    'a.test:80',
    'a.test/path',
    `${'a'.repeat(64)}.test`,
  ])('"%s" is none', (given) => {
    expect(customHost(given, roots)).toBeUndefined();
  });
});
