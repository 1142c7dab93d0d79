import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TenantDatabase, tenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { prepareDatabase } from '../../../kernel/postgres/roles.ts';
import { workerDatabase } from '../../../testing/database.ts';
import { clientAt, type Run, servers } from '../../../testing/started-server.ts';
import { offerFirstOwner } from './offer-first-owner.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'abhyas-installation-'));
const { run, stopAll } = servers(dataDir);
const passwords = { owner: 'owner', app: 'app', staff: 'staff', jobs: 'jobs' };
const firstOwner = fileURLToPath(new URL('../../../first-owner.ts', import.meta.url));
const owner = { email: 'meera@abhyas.example', password: 'quiet river lantern 42' };

let env: Record<string, string>;
let server: Run;
let port: number;
let staff: TenantDatabase;

/** An empty database of its own, as an operator makes one. */
beforeAll(async () => {
  const { superuser } = await workerDatabase();
  const urls = await prepareDatabase(superuser, { database: `installation_${Date.now()}`, passwords });
  env = {
    DATABASE_URL: urls.app,
    DATABASE_OWNER_URL: urls.owner,
    DATABASE_STAFF_URL: urls.staff,
    DATABASE_JOBS_URL: urls.jobs,
  };
  staff = tenantDatabase({ connectionString: urls.staff, max: 1 });
  server = run(env);
  await server.says('The first owner begins here');
  port = Number(/ready at http:\/\/localhost:(\d+)/.exec(server.output())?.[1]);
});
afterAll(async () => {
  await stopAll();
  await staff.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const at = (path: string) => `http://127.0.0.1:${port}${path}`;
const linkIn = (output: string) => /\/install\?key=[\w-]+/.exec(output)?.[0] ?? '';
const found = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(at('/install'), { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
const given = { name: 'Abhyas', firstName: 'Meera', lastName: 'Rao', ...owner };
const makeKey = async () => (await offerFirstOwner(staff.unbound, new Date())).split('key=')[1]!;
const firstOwnerCommand = (...args: string[]) =>
  spawnSync('node', [firstOwner, ...args], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
  });

describe('an installation without an institute', () => {
  it('says on its page, in the language of the browser, how the first owner comes in', async () => {
    expect(await (await fetch(at('/install'))).text()).toContain('npm run first-owner -- name@abhyas.example');
    const hindi = await fetch(at('/install'), { headers: { 'accept-language': 'hi-IN,hi;q=0.9' } });
    expect(await hindi.text()).toContain('नया इंस्टॉलेशन');
  });

  it('takes no key but the one that it printed last, and none from another site', async () => {
    expect((await found({ ...given, key: 'a'.repeat(43) })).status).toBe(403);
    const printed = linkIn(server.output());
    const made = firstOwnerCommand('Meera@abhyas.example');
    expect(made.stdout).toContain('/install?key=');
    expect(await (await fetch(at(printed))).text()).not.toContain('<form');
    expect(await (await fetch(at(linkIn(made.stdout)))).text()).toContain('value="meera@abhyas.example"');
    const key = linkIn(made.stdout).split('key=')[1]!;
    expect((await found({ ...given, key }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('says beside each field what is wrong, and keeps what was typed', async () => {
    const key = await makeKey();
    const broken = await found({ key, name: 'Abhyas <b>', firstName: '', lastName: '', email: 'meera', password: 'x' });
    expect(broken.status).toBe(422);
    const page = await broken.text();
    for (const text of ['value="Abhyas &lt;b&gt;"', 'Please give your first name.', 'This is no e-mail address.'])
      expect(page).toContain(text);
    const foreign = await found({ ...given, key, email: 'meera@gmail.com' });
    expect(await foreign.text()).toContain('Please use an address that ends in @abhyas.example');
    const weak = await found({ ...given, key, password: 'password1234' });
    expect(await weak.text()).toContain('This password is easy to guess');
  });

  it('gets one provider of two browsers with one key; its owner logs in and opens the first institute', async () => {
    const key = await makeKey();
    const both = await Promise.all([found({ ...given, key }), found({ ...given, key, firstName: 'Second' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 303]);
    const api = await clientAt({ port, host: 'localhost' }, owner);
    expect((await api.taxonomy.listExams({})).map(({ name }) => name)).toContain('NEET UG');
    const first = { kind: 'institute', name: 'Sunrise', subdomain: 'sunrise' } as const;
    const its = { firstName: 'Asha', lastName: 'Verma', email: 'owner@sunrise.example' };
    expect(await api.identity.openInstitute({ body: { ...first, ...its } })).toMatchObject({ name: 'Sunrise' });
    expect((await fetch(at('/install'), { redirect: 'manual' })).headers.get('location')).toBe('/');
    expect((await found({ ...given, key })).status).toBe(303);
    expect(firstOwnerCommand().stderr).toContain('has its first owner already');
  });

  it('prints no link at its next start', async () => {
    server.process.kill('SIGTERM');
    await server.end();
    const next = run(env);
    await next.says('ready at');
    expect(next.output()).not.toContain('/install');
  });
});
