import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const long = 'x'.repeat(32);
const external = {
  DATABASE_URL: 'postgres://app:a@db/abhyas?sslmode=verify-full',
  DATABASE_OWNER_URL: 'postgres://abhyas_owner:b@db/abhyas?sslmode=verify-full',
  DATABASE_STAFF_URL: 'postgres://staff:c@db/abhyas?sslmode=verify-full',
  DATABASE_JOBS_URL: 'postgres://jobs:d@db/abhyas?sslmode=verify-full',
};
const secrets = {
  TOKEN_SECRET: `t${long}`,
  REFRESH_SECRET: `r${long}`,
  FILE_SECRET: `f${long}`,
  DATA_SECRET: `d${long}`,
};
let dataDir = '';

beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'abhyas-config-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const load = (env: Record<string, string>) => loadConfig(env, { dataDir });
function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    load(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('needs nothing: loopback, port 3000, the embedded database, the demonstration', () => {
    expect(load({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      demo: true,
      production: false,
      database: { kind: 'embedded', binding: 'session' },
      rootHosts: ['localhost', 'abhyas.localhost'],
      trustedProxies: [],
    });
  });

  it('lists all problems together, one line each', () => {
    const problems = problemsOf({
      PORT: '99999',
      HOST: 'a b',
      TRUSTED_PROXIES: '10.0.0.0/8,nonsense',
      TOKEN_SECRET: 'short',
      LOG_LEVEL: 'loud',
    });
    expect(problems).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      'HOST must be a host name or address.',
      'TOKEN_SECRET must be at least 32 characters long.',
      'TRUSTED_PROXIES must be a list of addresses or networks such as 10.0.0.0/8, separated by commas.',
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.',
    ]);
    expect(new ConfigError(problems).message.split('\n')).toHaveLength(5);
  });

  it('leaves text messages in the outbox until a gateway is named', () => {
    expect(load({ MSG91_AUTH_KEY: 'k' }).sms).toBeUndefined();
    expect(
      load({ SMS_GATEWAY: 'msg91', MSG91_AUTH_KEY: 'k', MSG91_TEMPLATES: 'code:64f0a1, code.hi:64f0a2,text:64f0a3' })
        .sms,
    ).toEqual({
      gateway: 'msg91',
      url: 'https://control.msg91.com/api/v5/flow',
      authKey: 'k',
      sender: '',
      templates: { code: '64f0a1', 'code.hi': '64f0a2', text: '64f0a3' },
    });
    const twilio = { SMS_GATEWAY: 'twilio', TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'token' };
    expect(load({ ...twilio, TWILIO_FROM: '+14155550100' }).sms).toMatchObject({
      gateway: 'twilio',
      from: '+14155550100',
    });
    expect(load({ ...twilio, TWILIO_MESSAGING_SERVICE_SID: `MG${'0'.repeat(32)}` }).sms).not.toHaveProperty('from');
  });

  it('names everything that a gateway of text messages lacks', () => {
    const named = (env: Record<string, string>) => problemsOf(env).map((line) => line.split(' ')[0]);
    expect(named({ SMS_GATEWAY: 'msg91' })).toEqual(['MSG91_AUTH_KEY', 'MSG91_TEMPLATES']);
    expect(named({ SMS_GATEWAY: 'twilio' })).toEqual(['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']);
    expect(named({ SMS_GATEWAY: 'pigeon', MSG91_TEMPLATES: 'code', TWILIO_ACCOUNT_SID: 'AC1' })).toEqual([
      'SMS_GATEWAY',
      'MSG91_TEMPLATES',
      'TWILIO_ACCOUNT_SID',
    ]);
  });

  it('keeps live classes to this machine in a demonstration, and opens them to pages elsewhere', () => {
    const ports = [42_000, 42_399];
    expect(load({}).live).toEqual({ ports, mostViewers: 100, bindAddress: '127.0.0.1' });
    expect(load(external).live).toEqual({ ports, mostViewers: 100 });
    const given = {
      LIVE_PORTS: '50000-50010',
      LIVE_HOST: '10.0.0.7',
      PUBLIC_IP: '203.0.113.4',
      LIVE_MOST_VIEWERS: '40',
    };
    expect(load({ ...external, ...given }).live).toEqual({
      ports: [50_000, 50_010],
      mostViewers: 40,
      bindAddress: '10.0.0.7',
      publicIp: '203.0.113.4',
    });
    for (const wrong of ['50000', '50010-50000', '80-90', '50000-70000'])
      expect(problemsOf({ LIVE_PORTS: wrong })).toHaveLength(1);
    expect(problemsOf({ PUBLIC_IP: 'example.com', LIVE_HOST: 'eth0' })).toHaveLength(2);
  });

  it('asks for TLS to a database on another machine in production, and not to one on this machine', () => {
    const production = { NODE_ENV: 'production', ...secrets, ...external };
    const named = (at: string, sslmode: string, more = production) => {
      const change = (address: string) => address.replace('@db', `@${at}`).replace('?sslmode=verify-full', sslmode);
      const urls = Object.fromEntries(Object.entries(external).map(([name, address]) => [name, change(address)]));
      return problemsOf({ ...more, ...urls }).map((line) => line.split(' ')[0]);
    };
    expect(named('db', '?sslmode=verify-full')).toEqual([]);
    expect(named('db', '')).toEqual(Object.keys(external));
    expect(named('db', '?sslmode=disable')).toEqual(Object.keys(external));
    for (const here of ['127.0.0.1', 'localhost', '[::1]']) expect(named(here, '')).toEqual([]);
    expect(named('db', '', { ...production, NODE_ENV: 'development' })).toEqual([]);
  });

  it('does not tell a secret that is wrong', () => {
    expect(problemsOf({ TOKEN_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
  });

  it('refuses production without secrets and database, and names all of them at once', () => {
    const named = problemsOf({ NODE_ENV: 'production' }).map((line) => line.split(' ')[0]);
    expect(named).toEqual([
      'TOKEN_SECRET',
      'REFRESH_SECRET',
      'FILE_SECRET',
      'DATA_SECRET',
      'DATABASE_URL',
      'DATABASE_OWNER_URL',
      'DATABASE_STAFF_URL',
      'DATABASE_JOBS_URL',
    ]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('names what is wrong and what is missing together', () => {
    const named = problemsOf({ NODE_ENV: 'production', PORT: 'x', ...secrets, ...external, DATABASE_URL: '' });
    expect(named.map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL']);
  });

  it('accepts a complete production and writes no secret of its own', () => {
    const config = load({ NODE_ENV: 'production', ...secrets, ...external });
    expect(config).toMatchObject({ production: true, demo: false, database: { kind: 'external', binding: 'session' } });
    expect(config.database.kind === 'external' && config.database.urls.direct).toBe(external.DATABASE_URL);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('demands a direct address where connections are bound by transaction', () => {
    const named = problemsOf({ ...external, DATABASE_BINDING: 'transaction' });
    expect(named).toEqual(['DATABASE_DIRECT_URL is missing: it is required with DATABASE_BINDING=transaction.']);
  });

  it.each([
    ['the embedded database on loopback', {}, true],
    ['the embedded database on another loopback address', { HOST: '127.8.9.1' }, true],
    ['the embedded database on the network', { HOST: '0.0.0.0' }, false],
    ['a name that only looks like loopback', { HOST: '127.0.0.1.example.com' }, false],
    ["a database of one's own on loopback", external, false],
    ["a database of one's own that asks for it", { ...external, ABHYAS_DEMO: '1' }, true],
  ])('decides on the demonstration: %s', (_, env, demo) => {
    expect(load(env).demo).toBe(demo);
  });

  it('takes an empty variable for an absent one', () => {
    expect(load({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000 });
  });
});

describe('generated secrets', () => {
  const file = () => join(dataDir, 'secrets.json');

  it('are made once, stay, and only their owner can read them', () => {
    const first = load({}).secrets;
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(load({}).secrets).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(4);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  });

  it('give way to given ones', () => {
    expect(load({ TOKEN_SECRET: secrets.TOKEN_SECRET }).secrets.token).toBe(secrets.TOKEN_SECRET);
    expect(readFileSync(file(), 'utf8')).not.toContain(secrets.TOKEN_SECRET);
  });

  it('are not replaced when their file is damaged: that would lock out the database', () => {
    writeFileSync(file(), '{"token":');
    expect(() => load({})).toThrow(/secrets\.json is damaged: .*\.$/);
    expect(readFileSync(file(), 'utf8')).toBe('{"token":');
  });

  it.runIf(process.platform === 'linux')('cannot be kept in a folder that cannot be written: one sentence', () => {
    expect(() => load({ DATA_DIR: '/sys/abhyas' })).toThrow(
      /^The folder \/sys\/abhyas cannot be written \(\w+\): .*\.$/,
    );
  });
});
