import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Person } from '@abhyas/server/testing';
import { type Device, openDevice, type Size } from './browser.ts';

type Known = Pick<Person, 'email' | 'password'>;

/**
 * Gives the browser the session of a person, without the panel and without a page of the product: most journeys are about something else,
 * and go on at an address of their own.
 */
export async function signIn(page: Page, url: string, { email, password }: Known): Promise<void> {
  const { host, port } = new URL(url);
  // Names under localhost are known to browsers, not to every machine: so the address is the machine's, and the name a header.
  const call = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/oauth/token',
    headers: {
      host,
      'user-agent': await page.evaluate(() => navigator.userAgent),
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  const fields = { grant_type: 'password', client_id: 'web', username: email, password, tncAgreed: 'true' };
  call.end(new URLSearchParams(fields).toString());
  const [reply] = (await once(call, 'response')) as [IncomingMessage];
  const said = await text(reply);
  if (reply.statusCode !== 200) throw new Error(`${email} cannot sign in: ${said}`);
  const cookies = (reply.headers['set-cookie'] ?? []).map((line) => cookieOf(line, `https://${host}/`));
  await page.context().addCookies(cookies);
}

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

/** A line of `Set-Cookie`; ours are all strict, and secure, which Playwright takes from the address. */
function cookieOf(line: string, url: string): Cookie {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  const seconds = Number(/max-age=(\d+)/i.exec(line)?.[1]);
  const expires = Math.floor(Date.now() / 1000) + seconds;
  return { name, value, url, expires, httpOnly: /httponly/i.test(line), sameSite: 'Strict' };
}

const devices = new Map<string, Device>();

/** The device of a person, opened and signed in when first asked for. It stays open for the journey, and need not load the app again. */
export async function deviceOf(browser: Browser, size: Size, url: string, person: Known): Promise<Device> {
  const name = `${size} ${url} ${person.email}`;
  const known = devices.get(name);
  if (known) return known;
  const device = await openDevice(browser, size);
  devices.set(name, device);
  device.context.once('close', () => devices.delete(name));
  await signIn(device.page, url, person);
  return device;
}

/** Signs in through the panel that slides in from the right; the page ends where the area begins. */
export async function signInByPanel(page: Page, url: string, person: Known): Promise<void> {
  await page.goto(`${url}login`);
  const panel = page.getByRole('dialog', { name: 'Log in' });
  await panel.getByLabel('Email').fill(person.email);
  await panel.getByLabel('Password', { exact: true }).fill(person.password);
  await panel.getByRole('button', { name: 'Log in' }).click();
  await panel.waitFor({ state: 'hidden' });
}
