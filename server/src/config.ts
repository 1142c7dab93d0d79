import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { variables } from './config-variables.ts';
import type { BackupSecret } from './kernel/backup/backup-key.ts';
import type { EngineOptions } from './kernel/forwarding/live-engine.ts';
import type { ClamdConfig } from './kernel/scan/scan-file.ts';
import { StartError } from './kernel/start-error.ts';
import type { S3Config } from './kernel/storage/s3-storage.ts';
import { readSecrets, type RolePasswords } from './kernel/postgres/secrets.ts';

type Variables = z.output<typeof variables>;

/** Addresses of the one database, one for each role; `direct` is `app` without a pooler, for LISTEN. */
export interface DatabaseUrls {
  readonly owner: string;
  readonly app: string;
  readonly staff: string;
  readonly jobs: string;
  readonly direct: string;
}

/** Where Google and Facebook are. */
export interface SocialConfig {
  readonly google: { readonly issuer: string; readonly keysUrl: string; readonly authorizationUrl: string };
  readonly facebook: { readonly graphUrl: string; readonly authorizationUrl: string };
  /** Origins of profile pictures; `*.` stands for one or more names before. */
  readonly pictureOrigins: readonly string[];
}

/** Where MSG91 is, and which approved template stands for which message. */
export interface Msg91Config {
  readonly url: string;
  readonly authKey: string;
  readonly templates: Readonly<Record<string, string>>;
  /** Of institutes that have no sender id of their own; empty: the template's. */
  readonly sender: string;
  /** Milliseconds to wait for an answer; ten seconds where absent. */
  readonly patienceMs?: number;
}
/** Where Twilio is, and who sends where an institute has no sender id of its own: a service, else a number. */
export interface TwilioConfig {
  readonly url: string;
  readonly accountSid: string;
  readonly authToken: string;
  readonly from?: string;
  readonly messagingServiceSid?: string;
  /** Milliseconds to wait for an answer; ten seconds where absent. */
  readonly patienceMs?: number;
}
export type SmsConfig = ({ readonly gateway: 'msg91' } & Msg91Config) | ({ readonly gateway: 'twilio' } & TwilioConfig);

/** What the rest of the server knows about its surroundings. */
export interface Config {
  readonly production: boolean;
  /** Demo seed, demo sign-ins, simulators and /dev/outbox exist: embedded database and loopback listener, or ABHYAS_DEMO=1. */
  readonly demo: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** How long a server that is told to stop goes on answering. */
  readonly drainSeconds: number;
  readonly database:
    | {
        readonly kind: 'embedded';
        readonly dir: string;
        readonly passwords: RolePasswords;
        readonly binding: 'session';
      }
    | { readonly kind: 'external'; readonly urls: DatabaseUrls; readonly binding: 'session' | 'transaction' };
  readonly rootHosts: readonly string[];
  /** Hosts of the shared login domain; none of them is an institute's. */
  readonly loginHosts: readonly string[];
  /** Hosts below which uploaded packages run; nothing else answers there. */
  readonly contentHosts: readonly string[];
  readonly social: SocialConfig;
  /** Where Razorpay and Paytm are. */
  readonly payments: { readonly razorpayHost: string; readonly paytmHost: string };
  /** File of a MaxMind database of cities. */
  readonly geoipDatabase?: string;
  /** The browser that makes PDF files; without it one of the system is looked for. */
  readonly chromiumPath?: string;
  /** The programs that make videos ready; without them those of the system or of npm are looked for. */
  readonly ffmpegPath?: string;
  readonly ffprobePath?: string;
  readonly providerEmailDomain: string;
  /** Where files lie; without it below `dataDir`. */
  readonly s3?: S3Config;
  /** The virus scanner; without it nothing is scanned. */
  readonly clamd?: ClamdConfig;
  readonly secrets: {
    readonly token: string;
    readonly refresh: string;
    readonly file: string;
    /** Seals what must be stored but not be readable: keys of gateways, messages that wait. */
    readonly data: string;
  };
  /** How pages reach the engine of live classes. */
  readonly live: EngineOptions;
  readonly trustedProxies: readonly string[];
  /** Port 0: off. */
  readonly metrics: { readonly host: string; readonly port: number };
  readonly logLevel: Variables['LOG_LEVEL'];
  readonly smtpUrl?: string;
  /** Where `npm run backup` writes, what opens it, and how a bucket there is reached. */
  readonly backup: BackupSecret & { readonly to?: string | undefined; readonly s3: Omit<S3Config, 'bucket'> };
  /** Without it text messages stay in the outbox. */
  readonly sms?: SmsConfig;
}

/** All that is wrong with the environment, one line for each problem. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Reads the environment; an empty variable counts as absent. Secrets that production need not be given are made once and kept in
 * `<DATA_DIR>/secrets.json`. Throws a ConfigError that lists every problem, never a value of a secret.
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env, options: { dataDir?: string } = {}): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = variables.safeParse(given);
  const malformed = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`) ?? [];
  const problems = [...malformed, ...missing(given), ...unencrypted(given)];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const v = parsed.data;
  const dataDir = resolve(projectFolder, v.DATA_DIR ?? options.dataDir ?? '.data');
  const { token, refresh, file, data, roles } = readSecrets(dataDir, {
    token: v.TOKEN_SECRET,
    refresh: v.REFRESH_SECRET,
    file: v.FILE_SECRET,
    data: v.DATA_SECRET,
    needsRoles: v.DATABASE_URL === undefined,
  });
  return {
    production: v.NODE_ENV === 'production',
    demo: isDemo(v),
    port: v.PORT,
    drainSeconds: v.DRAIN_SECONDS,
    host: v.HOST,
    dataDir,
    database: roles
      ? { kind: 'embedded', dir: resolve(dataDir, 'postgres'), passwords: roles, binding: 'session' }
      : { kind: 'external', urls: externalUrls(v), binding: v.DATABASE_BINDING },
    rootHosts: v.ROOT_HOSTS,
    providerEmailDomain: v.PROVIDER_EMAIL_DOMAIN,
    ...(v.S3_BUCKET && { s3: { bucket: v.S3_BUCKET, ...s3Place(v) } }),
    ...(v.CLAMD_HOST && { clamd: { host: v.CLAMD_HOST, port: v.CLAMD_PORT } }),
    loginHosts: v.LOGIN_HOSTS ?? v.ROOT_HOSTS.map((root) => `login.${root}`),
    contentHosts: v.CONTENT_HOSTS ?? v.ROOT_HOSTS.map((root) => `content.${root}`),
    social: socialConfig(v, given['GOOGLE_ISSUER'] === undefined),
    payments: { razorpayHost: v.RAZORPAY_URL, paytmHost: v.PAYTM_URL },
    ...(v.GEOIP_DATABASE && { geoipDatabase: v.GEOIP_DATABASE }),
    ...(v.FFMPEG_PATH && { ffmpegPath: v.FFMPEG_PATH }),
    ...(v.FFPROBE_PATH && { ffprobePath: v.FFPROBE_PATH }),
    ...(v.CHROMIUM_PATH && { chromiumPath: v.CHROMIUM_PATH }),
    secrets: { token, refresh, file, data },
    live: engineOptions(v),
    trustedProxies: v.TRUSTED_PROXIES,
    metrics: { host: v.METRICS_HOST, port: v.METRICS_PORT },
    logLevel: v.LOG_LEVEL,
    ...(v.SMTP_URL && { smtpUrl: v.SMTP_URL }),
    backup: backupOptions(v),
    ...(v.SMS_GATEWAY !== 'outbox' && { sms: smsConfig(v, v.SMS_GATEWAY) }),
  };
}

/** A demonstration stands in for Google itself unless its issuer was given. */
function socialConfig(v: Variables, noIssuer: boolean): SocialConfig {
  return {
    google:
      isDemo(v) && noIssuer
        ? demoGoogle
        : { issuer: v.GOOGLE_ISSUER, keysUrl: v.GOOGLE_KEYS_URL, authorizationUrl: v.GOOGLE_AUTHORIZATION_URL },
    facebook: { graphUrl: v.FACEBOOK_GRAPH_URL, authorizationUrl: v.FACEBOOK_AUTHORIZATION_URL },
    pictureOrigins: v.SOCIAL_PICTURE_ORIGINS,
  };
}

function missing(given: Record<string, string | undefined>): string[] {
  const production = ['TOKEN_SECRET', 'REFRESH_SECRET', 'FILE_SECRET', 'DATA_SECRET', 'DATABASE_URL'];
  const external = ['DATABASE_OWNER_URL', 'DATABASE_STAFF_URL', 'DATABASE_JOBS_URL'];
  const twilio = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'];
  if (given['TWILIO_MESSAGING_SERVICE_SID'] === undefined) twilio.push('TWILIO_FROM');
  const because = (names: string[], reason: string) =>
    names.filter((name) => given[name] === undefined).map((name) => `${name} is missing: it is required ${reason}.`);
  return [
    ...(given['S3_ACCESS_KEY_ID'] ? because(['S3_SECRET_ACCESS_KEY'], 'with S3_ACCESS_KEY_ID') : []),
    ...(given['NODE_ENV'] === 'production' ? because(production, 'with NODE_ENV=production') : []),
    ...(given['DATABASE_URL'] || given['NODE_ENV'] === 'production' ? because(external, 'with DATABASE_URL') : []),
    ...(given['DATABASE_BINDING'] === 'transaction'
      ? because(['DATABASE_DIRECT_URL'], 'with DATABASE_BINDING=transaction')
      : []),
    ...(given['SMS_GATEWAY'] === 'msg91'
      ? because(['MSG91_AUTH_KEY', 'MSG91_TEMPLATES'], 'with SMS_GATEWAY=msg91')
      : []),
    ...(given['SMS_GATEWAY'] === 'twilio' ? because(twilio, 'with SMS_GATEWAY=twilio') : []),
  ];
}

const databaseNames = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_STAFF_URL',
  'DATABASE_JOBS_URL',
  'DATABASE_DIRECT_URL',
] as const;

/** In production what goes to a database on another machine is encrypted; a socket and this machine itself need no cipher. */
function unencrypted(given: Record<string, string | undefined>): string[] {
  if (given['NODE_ENV'] !== 'production') return [];
  return databaseNames.flatMap((name) => {
    const address = given[name];
    if (address === undefined || !URL.canParse(address)) return [];
    const { hostname, searchParams } = new URL(address);
    const isHere =
      hostname === '' || isLoopback(hostname.replaceAll(/[[\]]/g, '')) || searchParams.get('host')?.startsWith('/');
    const isSafe = ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '');
    return isHere || isSafe
      ? []
      : [`${name} must ask for TLS, since its database is on another machine: add ?sslmode=verify-full.`];
  });
}

function smsConfig(v: Variables, gateway: 'msg91' | 'twilio'): SmsConfig {
  if (gateway === 'msg91') {
    const { MSG91_AUTH_KEY: authKey = '', MSG91_TEMPLATES: templates = {}, MSG91_SENDER: sender = '' } = v;
    return { gateway, url: v.MSG91_URL, authKey, templates, sender };
  }
  const { TWILIO_ACCOUNT_SID: accountSid = '', TWILIO_AUTH_TOKEN: authToken = '', TWILIO_FROM: from } = v;
  const { TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid } = v;
  return {
    gateway,
    url: v.TWILIO_URL,
    accountSid,
    authToken,
    ...(from && { from }),
    ...(messagingServiceSid && { messagingServiceSid }),
  };
}

/** Pages come to the engine past any proxy; a demonstration that listens on this machine alone keeps to that. */
function engineOptions(v: Variables): EngineOptions {
  const { LIVE_PORTS: ports, LIVE_MOST_VIEWERS: mostViewers, PUBLIC_IP: publicIp } = v;
  const bindAddress = v.LIVE_HOST ?? (isDemo(v) && isLoopback(v.HOST) ? '127.0.0.1' : undefined);
  return { ports, mostViewers, ...(bindAddress && { bindAddress }), ...(publicIp && { publicIp }) };
}

function backupOptions(v: Variables): Config['backup'] {
  const { BACKUP_TO: to, BACKUP_KEY_FILE: keyFile, BACKUP_PASSPHRASE: passphrase } = v;
  return { ...(to && { to }), ...(keyFile && { keyFile }), ...(passphrase && { passphrase }), s3: s3Place(v) };
}

function s3Place(v: Variables): Omit<S3Config, 'bucket'> {
  const { S3_REGION: region, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = v;
  return { region, ...(endpoint && { endpoint }), ...(keyId && secret && { keyId, secret }) };
}

function externalUrls(v: Variables): DatabaseUrls {
  const {
    DATABASE_URL: app = '',
    DATABASE_OWNER_URL: owner = '',
    DATABASE_STAFF_URL: staff = '',
    DATABASE_JOBS_URL: jobs = '',
  } = v;
  return { app, owner, staff, jobs, direct: v.DATABASE_DIRECT_URL ?? app };
}

const isDemo = (v: Variables) => v.ABHYAS_DEMO === '1' || (v.DATABASE_URL === undefined && isLoopback(v.HOST));

/** A demonstration stands in for Google itself; the page lies on the shared login domain. */
const demoGoogle = {
  issuer: 'http://localhost/dev/google',
  keysUrl: 'http://localhost/dev/google/keys',
  authorizationUrl: '/dev/google',
} as const;

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
