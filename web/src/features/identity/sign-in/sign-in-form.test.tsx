import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import errors from '../../../i18n/errors.en.json';
import otp from '../../../i18n/identity.otp.en.json';
import secondFactor from '../../../i18n/identity.second-factor.en.json';
import identity from '../../../i18n/identity.en.json';
import { envelope, fakeServer, oauthRefusal, refusal, tokenReply } from '../../../lib/testing/fake-server.ts';
import { institute } from '../../../lib/institute.ts';
import { renderUi } from '../../../ui/testing/render-ui.tsx';
import { SignInForm } from './sign-in-form.tsx';

const me = { account: { accountid: 'a1' }, role: 3, capabilities: [], verified: true, employee: false };
const onSignedIn = vi.fn();

async function openForm(items: readonly string[] = []) {
  institute.set({ name: 'Meridian', timeZone: 'Asia/Kolkata', uientity: { allowedItems: items } } as never);
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <SignInForm onSignedIn={onSignedIn} />,
  });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  renderUi(<RouterProvider router={router as never} />);
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  const fill = () => {
    fireEvent.change(email, { target: { value: ' ananya@meridian.example ' } });
    fireEvent.change(password, { target: { value: 'secret words' } });
  };
  return { email, password, send, fill };
}

beforeEach(() => {
  i18next.addResourceBundle('en', 'translation', { errors, identity: { ...identity, otp, secondFactor } }, true, true);
  document.cookie = 'session=; Max-Age=0; Path=/';
});
afterEach(() => {
  vi.unstubAllGlobals();
  onSignedIn.mockClear();
});

it('asks for what is missing beside each field and goes to the first', async () => {
  const server = fakeServer({});
  const { email, send } = await openForm();
  send();
  expect(await screen.findByText(identity.signIn.emailNeeded)).toBeDefined();
  expect(screen.getByText(identity.signIn.passwordNeeded)).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(document.activeElement).toBe(email);
  expect(server.seen).toEqual([]);
});

it.each([
  ['INVALID_CREDENTIALS', 'password'],
  ['ACCOUNT_DISABLED', 'email'],
] as const)('tells %s beside the %s, keeps what was typed and goes there', async (name, field) => {
  fakeServer({ 'POST /api/oauth/token': () => oauthRefusal(400, name) });
  const form = await openForm();
  form.fill();
  form.send();
  expect(await screen.findByText(errors[name])).toBeDefined();
  expect(form[field].getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(form[field]);
  expect(form.password.value).toBe('secret words');
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('says every other refusal above the form, and writes it into the log of the browser', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeServer({ 'POST /api/oauth/token': () => oauthRefusal(400, 'INSTITUTE_SUSPENDED') });
  const form = await openForm();
  form.fill();
  form.send();
  expect(await screen.findByText(errors.INSTITUTE_SUSPENDED)).toBeDefined();
  expect(log).toHaveBeenCalledWith('login', expect.objectContaining({ name: 'INSTITUTE_SUSPENDED' }));
  log.mockRestore();
});

it('offers a code to whoever is not verified yet, and signs in once it came back', async () => {
  let verified = false;
  fakeServer({
    'POST /api/oauth/token': () => {
      if (!verified) return oauthRefusal(400, 'ACCOUNT_NOT_VERIFIED');
      document.cookie = 'session=1; Path=/';
      return tokenReply('one');
    },
    'POST /api/verification': () =>
      envelope({ otpId: 'o1', to: '••••••5678', resendInSeconds: 30, expiresInSeconds: 300 }),
    'POST /api/verification/confirm': () => {
      verified = true;
      return envelope({ verified: true });
    },
    'GET /api/me': () => envelope(me),
  });
  const form = await openForm();
  form.fill();
  form.send();
  fireEvent.click(await screen.findByRole('button', { name: otp.verify }));
  fireEvent.paste(await screen.findByLabelText('Digit 1 of 6'), { clipboardData: { getData: () => '123456' } });
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

it('asks for the code of the second factor once the password was right, and sends all of it again', async () => {
  let tries = 0;
  const server = fakeServer({
    'POST /api/oauth/token': () => {
      tries++;
      if (tries < 3) return oauthRefusal(400, tries === 1 ? 'TOTP_REQUIRED' : 'TOTP_WRONG');
      document.cookie = 'session=1; Path=/';
      return tokenReply('one');
    },
    'GET /api/me': () => envelope(me),
  });
  const form = await openForm();
  form.fill();
  form.send();
  const code = await screen.findByLabelText<HTMLInputElement>('Code');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(code, { target: { value: '000000' } });
  form.send();
  expect(await screen.findByText(errors.TOTP_WRONG)).toBeDefined();
  expect(document.activeElement).toBe(code);
  fireEvent.change(code, { target: { value: ' 123 456 ' } });
  form.send();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(me));
  expect(server.seen[2]!.body).toMatch(/username=ananya.*password=secret\+words.*otp=123\+456/);
});

it('asks for the terms only where they are new to the person, once the password was right', async () => {
  let tries = 0;
  const server = fakeServer({
    'POST /api/oauth/token': () => {
      tries++;
      if (tries === 1) return oauthRefusal(400, 'TERMS_REQUIRED');
      document.cookie = 'session=1; Path=/';
      return tokenReply('one');
    },
    'GET /api/me': () => envelope(me),
  });
  const form = await openForm();
  form.fill();
  form.send();
  const terms = await screen.findByRole<HTMLInputElement>('checkbox');
  form.send();
  expect(await screen.findByText(errors.TERMS_REQUIRED)).toBeDefined();
  expect(tries).toBe(1);
  fireEvent.click(terms);
  form.send();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(me));
  expect(server.seen.map(({ body }) => /tncAgreed=(\w+)/.exec(body)?.[1])).toEqual(['false', 'true', undefined]);
});

it('tells what lies outside the form above it', async () => {
  fakeServer({ 'POST /api/oauth/token': () => refusal(429, 'TOO_MANY_REQUESTS', { details: { seconds: 90 } }) });
  const form = await openForm();
  form.fill();
  form.send();
  expect((await screen.findByRole('alert')).textContent).toContain('90 seconds');
});

it('signs in with the trimmed address and says who came', async () => {
  const server = fakeServer({
    'POST /api/oauth/token': () => {
      document.cookie = 'session=1; Path=/';
      return tokenReply('one');
    },
    'GET /api/me': () => envelope(me),
  });
  const form = await openForm();
  form.fill();
  form.send();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(me));
  expect(server.seen[0]!.body).toContain('username=ananya%40meridian.example');
});

it.each([
  ['hides', [], null],
  ['offers', ['forgetPassword'], '/forgotpassword'],
])('%s the way back for a forgotten password as the institute says', async (_what, items, to) => {
  fakeServer({});
  await openForm(items);
  expect(screen.queryByText(identity.signIn.forgot)?.getAttribute('href') ?? null).toBe(to);
});
