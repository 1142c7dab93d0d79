import { beforeEach, describe, expect, it } from 'vitest';
import { ownAddress, rememberUrl, takeRememberedUrl } from './remembered-url.ts';

const origin = 'https://meridian.abhyas.test';
beforeEach(() => sessionStorage.clear());

describe('an address to come back to', () => {
  it.each([
    ['/student/tests/1?x=1#top', '/student/tests/1?x=1#top'],
    ['/', '/'],
    ['//evil.test/login', undefined],
    ['/\\evil.test', undefined],
    ['/%09/evil.test', '/%09/evil.test'],
    ['/\t/evil.test', undefined],
    ['https://evil.test/', undefined],
    ['https://meridian.abhyas.test/student', undefined],
    ['javascript:alert(1)', undefined],
    ['student', undefined],
    ['', undefined],
    [null, undefined],
    ['/..//evil.test', undefined],
  ])('%j becomes %j', (given, kept) => expect(ownAddress(given, origin)).toBe(kept));

  it('is taken once', () => {
    rememberUrl('/student/results/7');
    expect([takeRememberedUrl(), takeRememberedUrl()]).toEqual(['/student/results/7', undefined]);
  });

  it('of another site is not even kept', () => {
    rememberUrl('//evil.test');
    expect(takeRememberedUrl()).toBeUndefined();
  });
});
