// domains: identity, tenancy
import { createServer, type Server } from 'node:https';
import { request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { generate } from 'selfsigned';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { startBrowser } from './browser.ts';
import { type Site, startSite } from './site.ts';

/*
 * Two institutes on hosts of one registrable domain are the same site for a browser: SameSite does not part them.
 * (`*.localhost` hosts are sites of their own, so this needs a real domain: resolver rules and a certificate made here.)
 */
let site: Site;
let tls: Server;
let browser: Browser;
let context: BrowserContext;
let victims: TestInstitute;
let attackers: TestInstitute;
let person: Person;
let page: Page;
/** What reached the server, as it was answered: the browser hides such replies from the page that asked. */
const seen: { readonly path: string; readonly status: number; readonly cookie: string }[] = [];

const origin = (institute: TestInstitute) => `https://${institute.host}:${(tls.address() as AddressInfo).port}`;
const refreshForm = 'grant_type=refresh_token&client_id=web';

beforeAll(async () => {
  site = await startSite();
  const appPort = new URL(site.at('')).port;
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'abhyas.test' }]);
  tls = createServer({ key, cert }, (incoming, outgoing) => {
    // A page of the attackers' own, without our headers: they would not send our content security policy.
    if (incoming.url === '/evil')
      return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>evil</title>');
    const onward = forward(
      { port: appPort, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers: incoming.headers },
      (reply) => {
        seen.push({ path: incoming.url ?? '', status: reply.statusCode ?? 502, cookie: incoming.headers.cookie ?? '' });
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      },
    );
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => void tls.listen(0, '127.0.0.1', listening));
  browser = await startBrowser(['--host-resolver-rules=MAP *.abhyas.test 127.0.0.1', '--ignore-certificate-errors']);
  [victims, attackers] = [await site.world.institute(), await site.world.institute()];
  person = await victims.person('student', { signedOut: true });
});
afterAll(() => {
  tls?.closeAllConnections();
  tls?.close();
});

/** What the victim's own pages do: sign in and renew. */
const post = (at: Page, path: string, body: string) =>
  at.evaluate(
    async ([url, form]) =>
      (
        await fetch(url!, {
          method: 'POST',
          body: form!,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).status,
    [path, body] as const,
  );
const refreshCookie = async () =>
  (await context.cookies(origin(victims))).find(({ name }) => name === '__Host-refresh');

beforeEach(async () => {
  context = await browser.newContext({ ignoreHTTPSErrors: true });
  page = await context.newPage();
  await page.goto(`${origin(victims)}/livez`);
  const form = new URLSearchParams({
    grant_type: 'password',
    client_id: 'web',
    username: person.email,
    password: person.password,
    tncAgreed: 'true',
  });
  expect(await post(page, '/api/oauth/token', form.toString())).toBe(200);
  // The victim's cookie is set, and sent on its own host: else the rest would prove nothing.
  expect(await refreshCookie()).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Strict' });
  expect(await post(page, '/api/oauth/token', refreshForm)).toBe(200);
});
afterEach(() => context.close());

describe('a page of another institute of the same site', () => {
  let evil: Page;
  beforeEach(async () => {
    evil = await context.newPage();
    await evil.goto(`${origin(attackers)}/evil`);
  });

  /** Sends a form to the victim's host, as any page can; the victim's cookie goes along, because it is the same site. */
  async function sendForm(path: string, body: string): Promise<number | undefined> {
    seen.length = 0;
    await evil.evaluate(
      ([url, form]) =>
        fetch(url!, {
          method: 'POST',
          mode: 'no-cors',
          credentials: 'include',
          body: form!,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }).catch(() => undefined),
      [`${origin(victims)}${path}`, body] as const,
    );
    const answer = seen.find((one) => one.path === path);
    expect(answer).toMatchObject({ path, cookie: expect.stringContaining('__Host-refresh=') });
    return answer?.status;
  }

  it('cannot renew the victim’s session', async () => {
    const before = await refreshCookie();
    expect(await sendForm('/api/oauth/token', refreshForm)).toBe(403);
    expect(await refreshCookie()).toEqual(before);
  });

  it('cannot sign the victim out', async () => {
    expect(await sendForm('/api/logout', '')).toBe(403);
    expect(await post(page, '/api/oauth/token', refreshForm)).toBe(200);
  });

  it('cannot sign the victim in as somebody else', async () => {
    const other = await victims.person('student', { signedOut: true });
    const before = await refreshCookie();
    const form = new URLSearchParams({
      grant_type: 'password',
      client_id: 'web',
      username: other.email,
      password: other.password,
      tncAgreed: 'true',
    });
    expect(await sendForm('/api/oauth/token', form.toString())).toBe(403);
    expect(await refreshCookie()).toEqual(before);
  });

  it('cannot plant a session cookie', async () => {
    const before = await refreshCookie();
    await evil.evaluate(() => {
      document.cookie = '__Host-refresh=planted; domain=abhyas.test; path=/; secure';
      document.cookie = '__Host-refresh=planted; path=/; secure';
    });
    expect(await refreshCookie()).toEqual(before);
  });

  it('cannot show the victim’s pages in a frame, where a click could be led astray', async () => {
    const framed = async (host: TestInstitute) => {
      await evil.evaluate(
        async (src) => {
          const frame = document.createElement('iframe');
          const loaded = new Promise((done) => frame.addEventListener('load', done));
          frame.src = src;
          document.body.replaceChildren(frame);
          await loaded;
        },
        `${origin(host)}/login`,
      );
      return () => evil.frames().at(-1)!.url();
    };
    // A page of their own may: the refusal is the victim’s.
    await expect.poll(await framed(attackers)).toBe(`${origin(attackers)}/login`);
    await expect.poll(await framed(victims)).toMatch(/^chrome-error:/);
  });

  it('cannot read a reply of the victim’s host', async () => {
    const outcome = await evil.evaluate(
      (url) =>
        fetch(url, { credentials: 'include' }).then(
          () => 'read',
          () => 'refused',
        ),
      `${origin(victims)}/api/institute-settings`,
    );
    expect(outcome).toBe('refused');
  });
});
