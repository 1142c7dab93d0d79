import { describe, expect, it } from 'vitest';
import { asksForCode, codeIn, elsewhere } from './code-in.ts';

describe('what a camera read', () => {
  it.each([
    ['https://meridian.example/inbook?code=PH72K4', 'PH72K4'],
    ['https://meridian.example/INBOOK?code=PH72K4&x=1', 'PH72K4'],
    [' ph7-2k4 ', 'ph7-2k4'],
    ['https://meridian.example/', ''],
  ])('%j holds the code %j', (text, code) => expect(codeIn(text)).toBe(code));

  it.each([
    ['https://northstar.example/inbook?code=PH72K4', 'https://northstar.example/inbook?code=PH72K4'],
    ['https://meridian.example/inbook?code=PH72K4', undefined],
    ['https://northstar.example/login?code=PH72K4', undefined],
    ['javascript:alert(1)?code=PH72K4', undefined],
    ['PH72K4', undefined],
  ])('%j leads to another institute: %j', (text, to) => expect(elsewhere(text, 'https://meridian.example')).toBe(to));
});

it.each([
  ['scan', '', true],
  ['SCAN', '?code=PH72K4', true],
  ['inbook', '?code=PH72K4', true],
  ['Android', '?back=1&code=PH72K4', true],
  ['inbook', '', false],
  ['android', '?x=1', false],
])('the path %j with %j shows the page of codes: %s', (path, search, shows) =>
  expect(asksForCode(path, search)).toBe(shows),
);
