import { beforeEach, expect, it } from 'vitest';
import { firstUtm, rememberUtm } from './utm.ts';

beforeEach(() => localStorage.clear());

it('keeps where the first visit came from, whatever later ones say', () => {
  rememberUtm('?x=1');
  expect(firstUtm()).toBeUndefined();
  rememberUtm('?utm_source=poster&utm_campaign=neet%202027&utm_content=ignored');
  rememberUtm('?utm_source=mail');
  expect(firstUtm()).toEqual({ utmSource: 'poster', utmCampaign: 'neet 2027' });
});
