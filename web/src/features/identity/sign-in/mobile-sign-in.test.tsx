import { fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import errors from '../../../i18n/errors.en.json';
import identity from '../../../i18n/identity.en.json';
import account from '../../../i18n/identity.account.en.json';
import otp from '../../../i18n/identity.otp.en.json';
import { envelope, fakeServer, refusal } from '../../../lib/testing/fake-server.ts';
import { renderScreen } from '../../questions/testing/render-screen.tsx';
import { MobileSignIn } from './mobile-sign-in.tsx';

const me = { account: { accountid: 'a1' }, role: 3, capabilities: [], verified: true, employee: false };
const onSignedIn = vi.fn();
const sent = { otpId: 'o1', to: '••••••5678', resendInSeconds: 30, expiresInSeconds: 300 };

beforeEach(() => {
  i18next.addResourceBundle('en', 'translation', { errors, identity: { ...identity, otp, account } }, true, true);
  document.cookie = 'session=; Max-Age=0; Path=/';
});
afterEach(() => {
  vi.unstubAllGlobals();
  onSignedIn.mockClear();
});

const askForCode = async () => {
  fireEvent.change(await screen.findByLabelText(account.mobile), { target: { value: '98123 45678' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
  await screen.findByText(/^If ••••••5678 is a number/);
};
const typeCode = (code: string) =>
  fireEvent.paste(screen.getByLabelText('Digit 1 of 6'), { clipboardData: { getData: () => code } });
const signedIn = () => {
  document.cookie = 'session=1; Path=/';
  return envelope({ access_token: 'one', token_type: 'Bearer', expires_in: 600, role: 3, instituteId: 2 });
};

it('sends the code to the number, and logs in with it', async () => {
  const server = fakeServer({
    'POST /api/login-code': () => envelope(sent),
    'POST /api/login-code/o1': signedIn,
    'GET /api/me': () => envelope(me),
  });
  renderScreen(<MobileSignIn onSignedIn={onSignedIn} />);
  await askForCode();
  expect(JSON.parse(server.asked('/api/login-code')[0]!.body)).toEqual({
    countryCode: '91',
    mobileNumber: '98123 45678',
  });
  expect(screen.queryByRole('button', { name: otp.byMail })).toBeNull();
  typeCode('123456');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(me));
});

it('asks who it is of those who share the number, then for the terms, and keeps the answers', async () => {
  const refusals = [
    refusal(409, 'MOBILE_SHARED', {
      details: {
        accounts: [
          { id: 'a1', name: 'Ananya' },
          { id: 'a2', name: 'Aarav' },
        ],
      },
    }),
    refusal(400, 'TERMS_REQUIRED'),
  ];
  const server = fakeServer({
    'POST /api/login-code': () => envelope(sent),
    'POST /api/login-code/o1': () => refusals.shift() ?? signedIn(),
    'GET /api/me': () => envelope(me),
  });
  renderScreen(<MobileSignIn onSignedIn={onSignedIn} />);
  await askForCode();
  typeCode('123456');
  fireEvent.click(await screen.findByRole('button', { name: 'Aarav' }));
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(me));
  expect(JSON.parse(server.asked('/api/login-code/o1').at(-1)!.body)).toEqual({
    code: '123456',
    accountId: 'a2',
    tncAgreed: true,
  });
});

it('says beside the code that it was wrong', async () => {
  fakeServer({
    'POST /api/login-code': () => envelope(sent),
    'POST /api/login-code/o1': () => refusal(422, 'OTP_WRONG', { details: { left: 4 } }),
  });
  renderScreen(<MobileSignIn onSignedIn={onSignedIn} />);
  await askForCode();
  typeCode('000000');
  expect(await screen.findByText(/4/)).toBeDefined();
  expect(onSignedIn).not.toHaveBeenCalled();
});
