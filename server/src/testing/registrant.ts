import { randomUUID } from 'node:crypto';
import type { Registration } from '@abhyas/contract/onboarding/registration';
import { type Person, personAt } from './person.ts';
import type { TestInstitute, World } from './world.ts';

type Answer = Record<string, unknown> & { readonly responseObject?: unknown };
type Founded = Registration['founded'];

/** Somebody at the provider's page who opens an institute, with the cookies of one browser. */
export interface Registrant {
  readonly email: string;
  readonly subdomain: string;
  readonly person: Readonly<Record<string, unknown>> & { readonly firstName: string };
  readonly institute: Readonly<Record<string, unknown>>;
  readonly key: () => string;
  /** A raw call, with the cookies of this browser. */
  readonly call: (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  readonly show: () => Promise<Registration | null>;
  readonly start: (change?: object) => Promise<Registration>;
  readonly codeTo: (contact: string) => Promise<string>;
  readonly prove: () => Promise<Registration>;
  readonly nameInstitute: () => Promise<Registration>;
  readonly found: () => Promise<Founded>;
  readonly mailedLink: () => Promise<string>;
  /** A visitor at another host. */
  readonly at: (host: string) => Person;
  /** The way from the provider to the new institute, up to the token. */
  readonly walkOver: () => Promise<{ token: string; nonceCookie: string; place: Person }>;
  /** Signed in at the new institute with e-mail and password. */
  readonly owner: () => Promise<Person>;
}

let last = 7_000_000_000 + Math.floor(Math.random() * 900_000_000);
const nobody = { accountId: '', email: '', password: '', token: '' };

/** A registrant with contacts and a wish of their own, who has not begun yet. */
export function aRegistrant(
  world: World,
  provider: TestInstitute,
  story: { readonly email?: string } = {},
): Registrant {
  const mobile = String(++last);
  const unique = randomUUID().slice(0, 8);
  const email = story.email ?? `founder-${unique}@example.test`;
  const subdomain = `apex-${unique}`;
  const password = 'a tram of marigolds';
  const person = {
    firstName: `Asha ${unique}`,
    lastName: 'Rao',
    email,
    countryCode: '91',
    mobileNumber: mobile,
    password,
  };
  const institute = { kind: 'institute', name: 'Apex Classes', examIds: [1], size: 'small' };
  const { call, done, key } = browserAt(provider, `203.0.113.${last % 250}`);
  const find = (to: string, what: RegExp) => findInMessages(world, to, what);
  const codeTo = (contact: string) => find(contact, /\b\d{6}\b/);
  const place = personAt(world.app.server, `${subdomain}.${provider.host}`, nobody);
  return {
    email,
    subdomain,
    person: { ...person, tncAgreed: true },
    institute,
    call,
    codeTo,
    key,
    at: (host) => personAt(world.app.server, host, nobody),
    show: async () =>
      ((await call('GET', '/api/registration')).responseObject as { registration: Registration | null }).registration,
    start: (change = {}) => done('POST', '/api/registration', { ...person, tncAgreed: true, ...change }),
    prove: async () => {
      await done('POST', '/api/registration/codes/verify', { channel: 'mail', code: await codeTo(email) });
      return done('POST', '/api/registration/codes/verify', { channel: 'sms', code: await codeTo(`+91${mobile}`) });
    },
    nameInstitute: () => done('PUT', '/api/registration/institute', institute),
    found: async () => (await done('POST', '/api/registration/address', { subdomain, root: provider.host })).founded,
    mailedLink: () => find(email, /https?:\S+/),
    walkOver: () => walkOver(call, place, provider.host),
    owner: async () => {
      const { access_token: token, account_information: account } = await signInAt(place, email, password);
      const who = { accountId: account.accountid, email, password, token };
      return personAt(world.app.server, `${subdomain}.${provider.host}`, who);
    },
  };
}

/** One browser at the provider's page: it keeps its cookies. */
function browserAt(provider: TestInstitute, address: string) {
  const cookies = new Map<string, string>();
  const call: Registrant['call'] = async (method, path, payload, headers = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await provider.visitor.send(method, path, {
      headers: { 'x-forwarded-for': address, ...(cookie && { cookie }), ...headers },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer.json() as Answer;
  };
  const done = async (...given: Parameters<typeof call>): Promise<Registration> => {
    const answer = await call(...given);
    if (!answer.responseObject) throw new Error(JSON.stringify(answer));
    return answer.responseObject as Registration;
  };
  return { call, done, key: () => cookies.get('__Host-registration') ?? '' };
}

/** The newest match in what was sent to a contact; empty where there is none. */
async function findInMessages(world: World, contact: string, what: RegExp): Promise<string> {
  await world.runJobs();
  const texts = world.app.runtime.outbox.list().filter(({ to }) => to === contact);
  return texts.map(({ text }) => what.exec(text)?.[0]).find((found) => found !== undefined) ?? '';
}

async function walkOver(call: Registrant['call'], place: Person, from: string) {
  const arrival = await place.send('POST', '/api/registration/arrival', { payload: { from } });
  const back = new URL((arrival.json() as { responseObject: { address: string } }).responseObject.address);
  const { name, value } = arrival.cookies[0]!;
  const { responseObject } = await call('POST', '/api/registration/hand-over', {
    nonce: back.searchParams.get('nonce'),
  });
  const there = new URL((responseObject as { address: string }).address);
  return { token: there.searchParams.get('logintoken')!, nonceCookie: `${name}=${value}`, place };
}

async function signInAt(place: Person, email: string, password: string) {
  const form = { grant_type: 'password', username: email, password, tncAgreed: 'true' };
  const answer = await place.send('POST', '/api/oauth/token', {
    headers: {
      authorization: `Basic ${Buffer.from('app:').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(form).toString(),
  });
  return answer.json() as { access_token: string; account_information: { accountid: string } };
}
