import { beforeEach, expect, it } from 'vitest';
import { addressWithState, askedOf, takeReturn, takeReturned } from './sign-in-journey.ts';

const asked = { redirect: 'http://meridian.localhost:3000/login', nonce: 'n'.repeat(43), provider: 'google' } as const;
const leave = () =>
  new URL(addressWithState('https://accounts.test/auth?client_id=one', asked)).searchParams.get('state')!;

beforeEach(() => sessionStorage.clear());

it('reads from the address whose sign-in it is, and nothing where that is not said', () => {
  const search = new URLSearchParams(asked).toString();
  expect(askedOf(`?${search}`)).toEqual(asked);
  expect(askedOf('?redirect=http://meridian.localhost')).toBeUndefined();
  const strange = new URLSearchParams({ ...asked, provider: 'somebody' });
  expect(askedOf(`?${strange.toString()}`)).toMatchObject({ provider: undefined });
});

it('takes of an address that says a thing twice what the server has looked at: the first', () => {
  const search = new URLSearchParams(asked).toString();
  expect(askedOf(`?${search}&redirect=http://evil.test`)).toEqual(asked);
});

it('goes on where it left, with the token kept in the tab and out of the address', () => {
  const state = leave();
  const back = takeReturn(`#id_token=the-token&state=${state}`);
  expect(back).toEqual({
    goTo: `/shared-login?${new URLSearchParams({ redirect: asked.redirect, nonce: asked.nonce })}`,
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
