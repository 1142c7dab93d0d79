import { beforeEach, expect, it } from 'vitest';
import { saidByToken } from './said-by-token.ts';
import { addressWithState, askedOf, takeReturn, takeReturned } from './sign-in-journey.ts';

const address = {
  redirect: 'http://meridian.localhost:3000/login',
  nonce: 'n'.repeat(43),
  provider: 'google',
} as const;
const utm = { utmSource: 'poster', utmCampaign: 'jee 2027' };
const asked = { ...address, utm };
const leave = () =>
  new URL(addressWithState('https://accounts.test/auth?client_id=one', asked)).searchParams.get('state')!;

beforeEach(() => sessionStorage.clear());

it('reads from the address whose sign-in it is, and nothing where that is not said', () => {
  const search = new URLSearchParams({ ...address, ...utm }).toString();
  expect(askedOf(`?${search}`)).toEqual(asked);
  expect(askedOf(`?${new URLSearchParams(address).toString()}`)).toEqual({ ...asked, utm: {} });
  expect(askedOf('?redirect=http://meridian.localhost')).toBeUndefined();
  const strange = new URLSearchParams({ ...address, provider: 'somebody' });
  expect(askedOf(`?${strange.toString()}`)).toMatchObject({ provider: undefined });
});

it('takes of an address that says a thing twice what the server has looked at: the first', () => {
  const search = new URLSearchParams({ ...address, ...utm }).toString();
  expect(askedOf(`?${search}&redirect=http://evil.test`)).toEqual(asked);
});

it('goes on where it left, with the token kept in the tab and out of the address', () => {
  const state = leave();
  const back = takeReturn(`#id_token=the-token&state=${state}`);
  expect(back).toEqual({
    goTo: `/shared-login?${new URLSearchParams({ redirect: asked.redirect, nonce: asked.nonce, ...utm })}`,
  });
  expect(takeReturned()).toEqual({ provider: 'google', token: 'the-token' });
  expect(takeReturned()).toBeUndefined();
});

it('takes no token that this tab did not ask for, and each answer once', () => {
  expect(takeReturn('#id_token=planted&state=guessed')).toEqual({ refused: true });
  expect(takeReturned()).toBeUndefined();
  const state = leave();
  takeReturn(`#id_token=one&state=${state}`);
  takeReturned();
  expect(takeReturn(`#id_token=two&state=${state}`)).toEqual({ refused: true });
  expect(takeReturned()).toBeUndefined();
});

it('says that somebody turned back at the provider', () => {
  const back = takeReturn(`#error=access_denied&state=${leave()}`);
  expect(back).toMatchObject({ goTo: expect.stringContaining('refused=google') as string });
  expect(takeReturned()).toBeUndefined();
});

it('hears a no that comes in the query, as Facebook says it, and takes no token from there', () => {
  const refused = takeReturn('#_=_', `?error=access_denied&error_reason=user_denied&state=${leave()}`);
  expect(refused).toMatchObject({ goTo: expect.stringContaining('refused=google') as string });
  expect(takeReturn('', `?access_token=planted&state=${leave()}`)).toBeUndefined();
  expect(takeReturned()).toBeUndefined();
});

it('is not concerned by a page without an answer', () => {
  expect(takeReturn('')).toBeUndefined();
  expect(takeReturn('#content')).toBeUndefined();
});

it('sends what the token of Google says of its person, and nothing of a token that says nothing', () => {
  const claims = { email: 'nisha@gmail.example', sub: '4711', picture: 'https://lh3.example/नि.png', name: 'Nisha' };
  const payload = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims))));
  expect(saidByToken(`e30.${payload.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.sign`)).toEqual({
    emailId: claims.email,
    socialAccountId: claims.sub,
    socialPhotoUrl: claims.picture,
  });
  expect(saidByToken('EAAB-of-facebook')).toEqual({});
});
