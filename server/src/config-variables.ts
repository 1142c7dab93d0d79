import { isIP } from 'node:net';
import { z } from 'zod';

const text = (pattern: RegExp, what: string) => z.string().regex(pattern, { error: `must be ${what}` });
const whole = (min: number, max: number) =>
  z
    .string()
    .refine((v) => /^\d+$/.test(v) && Number(v) >= min && Number(v) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);
const list = (fits: (item: string) => boolean, what: string) =>
  z
    .string()
    .transform((v) =>
      v
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .refine((items) => items.every(fits), { error: `must be a list of ${what}, separated by commas` });
const postgresUrl = () =>
  text(/^postgres(ql)?:\/\/./, 'an address such as postgres://user:password@host:5432/database');
const webAddress = () => text(/^https?:\/\/[^\s?#]+$/, 'an address such as https://example.com/path');
const senderId = () => text(/^[A-Za-z0-9]{3,11}$/, '3 to 11 letters and digits');
const templates = () =>
  list((item) => /^[A-Za-z]+(\.(en|hi))?:[\w-]+$/.test(item), 'templates such as code:64f0a1').transform(
    (items): Readonly<Record<string, string>> => Object.fromEntries(items.map((item) => item.split(':'))),
  );
const ip = () => z.string().refine((v) => isIP(v) !== 0, { error: 'must be an IP address' });
const ports = () =>
  text(/^\d{4,5}-\d{4,5}$/, 'a range such as 42000-42399')
    .transform((v): readonly [number, number] => {
      const [first = 0, last = 0] = v.split('-').map(Number);
      return [first, last];
    })
    .refine(([first, last]) => first >= 1024 && first < last && last <= 65_535, {
      error: 'must go from 1024 to 65535 at most, the smaller first',
    });
const secret = () => text(/^.{32,}$/s, 'at least 32 characters long');

/** Every environment variable there is, with the sentence the docs show. Nothing else reads the environment. */
export const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .prefault('development')
    .meta({ description: '`production` refuses to start without the four secrets and a database of its own.' }),
  PORT: whole(0, 65_535).prefault('3000').meta({ description: 'Port of the web server; `0` takes any free one.' }),
  HOST: text(/^\S+$/, 'a host name or address')
    .prefault('127.0.0.1')
    .meta({ description: 'Address the web server listens on; `0.0.0.0` or `::` opens it to the network.' }),
  DRAIN_SECONDS: whole(0, 120).prefault('0').meta({
    description:
      'How long a server that gets SIGTERM goes on answering while `/readyz` says 503, so that a balancer stops sending it calls: longer than two of its checks. After that a stop takes at most 30 seconds.',
  }),
  DATA_DIR: z.string().optional().meta({
    description: 'Folder of state: embedded database, uploads, generated secrets. Default `.data` in the project.',
  }),
  DATABASE_URL: postgresUrl().optional().meta({
    description:
      'A PostgreSQL 15 or later of your own with its extension pg_trgm, as role `app`; without it the embedded one is used. Required in production.',
  }),
  DATABASE_OWNER_URL: postgresUrl().optional().meta({
    description:
      'The same database as role `abhyas_owner`, for migrations; direct, not through a transaction pooler. Required with DATABASE_URL.',
  }),
  DATABASE_STAFF_URL: postgresUrl().optional().meta({
    description: "The same database as role `staff`, for the provider's employees. Required with DATABASE_URL.",
  }),
  DATABASE_JOBS_URL: postgresUrl().optional().meta({
    description:
      'The same database as role `jobs`; direct, not through a transaction pooler. Required with DATABASE_URL.',
  }),
  DATABASE_DIRECT_URL: postgresUrl().optional().meta({
    description:
      'The same database as role `app`, direct, for LISTEN. Required with `DATABASE_BINDING=transaction`; otherwise DATABASE_URL.',
  }),
  DATABASE_BINDING: z
    .enum(['session', 'transaction'], { error: 'must be session or transaction' })
    .prefault('session')
    .meta({
      description:
        '`transaction` where DATABASE_URL is a transaction pooler or Citus: connections are then bound to an institute inside each transaction.',
    }),
  ABHYAS_DEMO: z.enum(['0', '1'], { error: 'must be 0 or 1' }).prefault('0').meta({
    description:
      '`1` allows demo sign-ins, simulators and `/dev/outbox` also with a database of your own or beyond this machine. Never where real people sign in.',
  }),
  ROOT_HOSTS: list((host) => /^[a-z0-9.-]+$/.test(host), 'host names in small letters')
    .prefault('localhost,abhyas.localhost')
    .meta({
      description: 'Host names of the provider, separated by commas; institutes live at `<subdomain>.` before each.',
    }),
  LOGIN_HOSTS: list((host) => /^[a-z0-9.-]+$/.test(host), 'host names in small letters')
    .optional()
    .meta({
      description:
        'Host names of the shared login domain, where Google and Facebook send people back to. Default `login.` before each of ROOT_HOSTS.',
    }),
  CONTENT_HOSTS: list((host) => /^[a-z0-9.-]+$/.test(host), 'host names in small letters')
    .optional()
    .meta({
      description:
        'Host names below which uploaded packages (SCORM) run, at `<subdomain>.` before each; they know no cookies and no sign-in. In production another registrable domain than that of ROOT_HOSTS. Default `content.` before each of ROOT_HOSTS.',
    }),
  PROVIDER_EMAIL_DOMAIN: text(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain in small letters')
    .prefault('abhyas.example')
    .meta({ description: "E-mail domain that makes an account of the provider's institute an employee." }),
  TOKEN_SECRET: secret()
    .optional()
    .meta({ description: 'Signs access tokens; at least 32 characters. Required in production.' }),
  REFRESH_SECRET: secret()
    .optional()
    .meta({ description: 'Keys the hashes of refresh tokens; at least 32 characters. Required in production.' }),
  FILE_SECRET: secret()
    .optional()
    .meta({ description: 'Signs the addresses of files; at least 32 characters. Required in production.' }),
  DATA_SECRET: secret().optional().meta({
    description:
      'Seals stored secrets such as keys of gateways; at least 32 characters. Required in production; changing it makes them unreadable.',
  }),
  GOOGLE_ISSUER: webAddress().prefault('https://accounts.google.com').meta({
    description:
      'Who signs the id tokens of Google sign-in. A demonstration stands in for Google itself unless this is given.',
  }),
  GOOGLE_KEYS_URL: webAddress()
    .prefault('https://www.googleapis.com/oauth2/v3/certs')
    .meta({ description: 'Where the public keys of that issuer are (JWKS).' }),
  GOOGLE_AUTHORIZATION_URL: webAddress()
    .prefault('https://accounts.google.com/o/oauth2/v2/auth')
    .meta({ description: 'Where people sign in with Google.' }),
  FACEBOOK_GRAPH_URL: webAddress()
    .prefault('https://graph.facebook.com/v23.0')
    .meta({ description: "Facebook's Graph API, with its version." }),
  FACEBOOK_AUTHORIZATION_URL: webAddress()
    .prefault('https://www.facebook.com/v23.0/dialog/oauth')
    .meta({ description: 'Where people sign in with Facebook.' }),
  RAZORPAY_URL: webAddress()
    .prefault('https://api.razorpay.com')
    .meta({ description: 'Where Razorpay answers, and where its payment page is.' }),
  PAYTM_URL: webAddress()
    .prefault('https://securegw.paytm.in')
    .meta({ description: 'Where Paytm answers, and where its payment page is.' }),
  SOCIAL_PICTURE_ORIGINS: list(
    (item) => /^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/.test(item),
    'origins such as https://*.example.com',
  )
    .prefault('https://*.googleusercontent.com,https://*.fbcdn.net,https://*.fbsbx.com')
    .meta({
      description: 'Origins from which profile pictures of Google and Facebook may be fetched; no other is ever asked.',
    }),
  GEOIP_DATABASE: z
    .string()
    .optional()
    .meta({ description: 'A MaxMind database (.mmdb) of cities; with it the list of devices names places.' }),
  CHROMIUM_PATH: z.string().optional().meta({
    description:
      'A Chromium (131 or later) that makes PDF files; without it one of the system is looked for. Where there is none, people print from their own browser.',
  }),
  FFMPEG_PATH: z.string().optional().meta({
    description:
      'The ffmpeg that makes videos ready; without it one of the system or of npm is looked for. Where there is none, videos are played as they were uploaded.',
  }),
  FFPROBE_PATH: z
    .string()
    .optional()
    .meta({ description: 'The ffprobe that reads videos, looked for in the same way.' }),
  S3_BUCKET: text(/^[a-z0-9][a-z0-9.-]{2,62}$/, 'the name of a bucket')
    .optional()
    .meta({
      description: 'Bucket that keeps the files; without it they lie in DATA_DIR.',
    }),
  S3_REGION: text(/^[a-z0-9-]+$/, 'a region such as ap-south-1')
    .prefault('ap-south-1')
    .meta({ description: 'Region of that bucket.' }),
  S3_ENDPOINT: webAddress()
    .optional()
    .meta({ description: 'Where a storage that speaks S3 is, when it is not Amazon’s.' }),
  S3_ACCESS_KEY_ID: text(/^\S+$/, 'a key without spaces').optional().meta({
    description: 'Access key of the bucket; without it the surroundings are asked (a role of the machine).',
  }),
  S3_SECRET_ACCESS_KEY: text(/^\S+$/, 'a key without spaces')
    .optional()
    .meta({ description: 'Secret of that key. Required with S3_ACCESS_KEY_ID.' }),
  BACKUP_TO: z.string().optional().meta({
    description:
      'Where `npm run backup` writes and `restore` reads: a folder, or `s3://bucket` with the S3_ variables.',
  }),
  BACKUP_KEY_FILE: z.string().optional().meta({
    description:
      'File of 32 random bytes or more that backups are encrypted with; keep a copy where neither they nor this machine are.',
  }),
  BACKUP_PASSPHRASE: text(/^.{12,}$/s, 'at least 12 characters long')
    .optional()
    .meta({ description: 'Passphrase that backups are encrypted with, where there is no BACKUP_KEY_FILE.' }),
  CLAMD_HOST: text(/^\S+$/, 'a host name or address').optional().meta({
    description:
      'A ClamAV daemon (clamd) that every uploaded file is shown to; its StreamMaxLength must be 1005M or more. Without it nothing is scanned.',
  }),
  CLAMD_PORT: whole(1, 65_535).prefault('3310').meta({ description: 'Port of that daemon.' }),
  LIVE_PORTS: ports().prefault('42000-42399').meta({
    description:
      'First and last UDP port of sound and pictures in live classes, one for each page that watches and each thing that is shown; a firewall lets them in.',
  }),
  LIVE_MOST_VIEWERS: whole(1, 1000).prefault('100').meta({
    description: 'As many get pictures from this process at once, some 1 Mbit/s each; everybody beyond gets sound.',
  }),
  LIVE_HOST: ip().optional().meta({
    description:
      'The one address of this machine on which LIVE_PORTS are; without it on all, and in a demonstration on 127.0.0.1 alone.',
  }),
  PUBLIC_IP: ip().optional().meta({
    description:
      'Address at which LIVE_PORTS are reached from outside, where it is not the machine’s own (behind NAT, in a container).',
  }),
  TRUSTED_PROXIES: list(isNetwork, 'addresses or networks such as 10.0.0.0/8').prefault('').meta({
    description:
      'Proxies whose `X-Forwarded-*` headers count, separated by commas: addresses or networks such as `10.0.0.0/8`.',
  }),
  METRICS_PORT: whole(0, 65_535).prefault('9464').meta({ description: 'Port of `/metrics`; `0` turns it off.' }),
  METRICS_HOST: text(/^\S+$/, 'a host name or address')
    .prefault('127.0.0.1')
    .meta({ description: 'Address that `/metrics` listens on.' }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .prefault('info')
    .meta({ description: 'How much is logged.' }),
  SMTP_URL: text(/^smtps?:\/\/./, 'an address such as smtps://user:password@host')
    .optional()
    .meta({ description: 'Mail server; without it mail lies in the outbox only.' }),
  SMS_GATEWAY: z
    .enum(['outbox', 'msg91', 'twilio'], { error: 'must be outbox, msg91 or twilio' })
    .prefault('outbox')
    .meta({ description: 'Who carries text messages; with `outbox` they lie in the outbox only.' }),
  MSG91_AUTH_KEY: text(/^\S+$/, 'a key without spaces')
    .optional()
    .meta({ description: 'Key of the MSG91 account. Required with `SMS_GATEWAY=msg91`.' }),
  MSG91_TEMPLATES: templates().optional().meta({
    description:
      'Approved templates of MSG91 as `name:id`, separated by commas, for its flow API. Names: what a message is for (`code`, `joinLink`, `guardianInvitation`, `accountReady`, `notice`), with `.hi` for Hindi, or `text` for all others. Places in a template: `##institute##`, `##code##`, `##link##`, `##child##`, `##notice##`, and `##text##` for the whole message. Required with `SMS_GATEWAY=msg91`.',
  }),
  MSG91_SENDER: senderId().optional().meta({
    description: 'Sender id at MSG91 of institutes that have none of their own; without it the template’s.',
  }),
  MSG91_URL: webAddress()
    .prefault('https://control.msg91.com/api/v5/flow')
    .meta({ description: "Where MSG91's flow API is." }),
  TWILIO_ACCOUNT_SID: text(/^AC[0-9a-fA-F]{32}$/, 'AC and 32 hexadecimal digits')
    .optional()
    .meta({ description: 'Account at Twilio. Required with `SMS_GATEWAY=twilio`.' }),
  TWILIO_AUTH_TOKEN: text(/^\S+$/, 'a token without spaces')
    .optional()
    .meta({ description: 'Token of that account. Required with `SMS_GATEWAY=twilio`.' }),
  TWILIO_FROM: text(/^(\+[1-9]\d{6,14}|[A-Za-z0-9 ]{3,11})$/, 'a number such as +14155552671, or a sender id')
    .optional()
    .meta({
      description:
        'Number or sender id at Twilio of institutes that have none of their own. It or TWILIO_MESSAGING_SERVICE_SID is required with `SMS_GATEWAY=twilio`.',
    }),
  TWILIO_MESSAGING_SERVICE_SID: text(/^MG[0-9a-fA-F]{32}$/, 'MG and 32 hexadecimal digits')
    .optional()
    .meta({ description: 'Messaging service at Twilio that chooses the number; it goes before TWILIO_FROM.' }),
  TWILIO_URL: webAddress().prefault('https://api.twilio.com').meta({ description: "Where Twilio's API is." }),
});

function isNetwork(item: string): boolean {
  const [address = '', bits, ...rest] = item.split('/');
  const version = isIP(address);
  if (!version || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
