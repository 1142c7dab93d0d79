import { fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import errors from '../../../i18n/errors.en.json';
import secondFactor from '../../../i18n/identity.second-factor.en.json';
import social from '../../../i18n/identity.social.en.json';
import { institute } from '../../../lib/institute.ts';
import { envelope, fakeServer, refusal } from '../../../lib/testing/fake-server.ts';
import { renderUi } from '../../../ui/testing/render-ui.tsx';
import { TokenHome } from './token-home.tsx';

const me = {
  account: { accountid: 'a1', profilePictureUploadDone: true },
  role: 3,
  capabilities: [],
  verified: true,
  employee: false,
};
const session = () => {
  document.cookie = 'session=1; Path=/';
  return envelope({ access_token: 'one', token_type: 'Bearer', expires_in: 600 });
};
const onSignedIn = vi.fn();
const onFailed = vi.fn();
const open = () =>
  renderUi(
    <StrictMode>
      <TokenHome token="first" onSignedIn={onSignedIn} onFailed={onFailed} />
    </StrictMode>,
  );

beforeEach(() => {
  institute.set({ name: 'Meridian', timeZone: 'Asia/Kolkata' } as never);
  i18next.addResourceBundle('en', 'translation', { errors, identity: { social, secondFactor } }, true, true);
  document.cookie = 'session=; Max-Age=0; Path=/';
});
afterEach(() => {
  vi.unstubAllGlobals();
  onSignedIn.mockClear();
  onFailed.mockClear();
});

it('redeems the token once and says who came', async () => {
  const server = fakeServer({ 'POST /api/login-by-token': session, 'GET /api/me': () => envelope(me) });
  open();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(me));
  expect(server.asked('/api/login-by-token')).toHaveLength(1);
});

it('asks for the code of the second factor, and goes on with the token that each refusal brings', async () => {
  const answers = [
    refusal(400, 'TOTP_REQUIRED', { details: { token: 'second' } }),
    refusal(400, 'TOTP_WRONG', { details: { token: 'third' } }),
  ];
  const server = fakeServer({
    'POST /api/login-by-token': () => answers.shift() ?? session(),
    'GET /api/me': () => envelope(me),
  });
  open();
  const code = await screen.findByLabelText<HTMLInputElement>('Code');
  const send = (text: string) => {
    fireEvent.change(code, { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: secondFactor.signIn }));
  };
  send('000000');
  expect(await screen.findByText(errors.TOTP_WRONG)).toBeDefined();
  send(' 123456 ');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(me));
  const tries = server.asked('/api/login-by-token');
  expect(tries.map(({ url }) => new URL(url, 'http://page').searchParams.get('token'))).toEqual([
    'first',
    'second',
    'third',
  ]);
  expect(tries.map(({ body }) => body)).toEqual(['{}', '{"otp":"000000"}', '{"otp":"123456"}']);
});

it('says why a token was not taken', async () => {
  fakeServer({ 'POST /api/login-by-token': () => refusal(400, 'LOGIN_TOKEN_INVALID') });
  open();
  await waitFor(() => expect(onFailed).toHaveBeenCalledWith(errors.LOGIN_TOKEN_INVALID));
});
