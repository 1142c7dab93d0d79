import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { SocialConfig } from '../config.ts';

/** A person at the local Google. */
export interface GooglePerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly picture?: string;
}
/** A person at the local Facebook, with the app that their token was made for. */
export interface FacebookPerson {
  readonly id: string;
  readonly appId: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly scopes?: readonly string[];
  readonly picture?: string;
  readonly isValid?: boolean;
  readonly type?: string;
}

export interface SocialProviders {
  /** The settings of a server that asks these instead of the real ones. */
  readonly config: SocialConfig;
  /** Origin of the pictures. */
  readonly origin: string;
  /** An id token as Google signs it; `changes` replaces claims, `stranger` signs with a key that is not among the issuer's. */
  readonly idToken: (
    person: GooglePerson,
    audience: string,
    changes?: Record<string, unknown>,
    stranger?: boolean,
  ) => Promise<string>;
  /** People who can be chosen on the local Google's page. */
  readonly people: GooglePerson[];
  /** People of Facebook by access token, and the secrets of apps by id. */
  readonly facebook: { readonly people: Map<string, FacebookPerson>; readonly secrets: Map<string, string> };
  /** What the server asked of Facebook: path and query. */
  readonly asked: URL[];
  /** Pictures by path: type and bytes, or the address that it leads on to. */
  readonly pictures: Map<string, { readonly type: string; readonly bytes: Buffer } | { readonly to: string }>;
  readonly close: () => Promise<void>;
}

/** A Google with real keys and a Facebook that asks for what the real one asks, on a free port of this machine. */
export async function startSocialProviders(now: () => Date = () => new Date()): Promise<SocialProviders> {
  const [own, strange] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const people: GooglePerson[] = [];
  const facebook: SocialProviders['facebook'] = { people: new Map(), secrets: new Map() };
  const asked: URL[] = [];
  const pictures: SocialProviders['pictures'] = new Map();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const idToken: SocialProviders['idToken'] = (person, audience, changes = {}, stranger = false) => {
    const issued = Math.floor(now().getTime() / 1000);
    const claims = { iss: `${origin}/google`, aud: audience, azp: audience, iat: issued, exp: issued + 3600 };
    return new SignJWT({ ...claims, ...person, ...changes })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'JWT' })
      .sign(stranger ? strange.privateKey : own.privateKey);
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const { pathname, searchParams } = url;
    if (pathname === '/google/keys') return sendJson(response, 200, { keys: [jwk] });
    if (pathname === '/google/authorize') return authorize(response, searchParams);
    if (pathname === '/facebook/dialog') return sendPage(response, dialog(searchParams, facebook.people));
    if (pathname.startsWith('/facebook/')) {
      asked.push(url);
      const [status, body] = graph(pathname, searchParams, facebook);
      return sendJson(response, status, body);
    }
    const picture = pictures.get(pathname);
    if (!picture) return void response.writeHead(404).end();
    if ('to' in picture) return void response.writeHead(302, { location: picture.to }).end();
    response.writeHead(200, { 'content-type': picture.type }).end(picture.bytes);
  }

  /** Google's "choose an account", as plain links that lead back with the token in the fragment. */
  async function authorize(response: ServerResponse, asks: URLSearchParams): Promise<void> {
    const links = await Promise.all(
      people.map(async (person) => {
        const token = await idToken(person, asks.get('client_id') ?? '', { nonce: asks.get('nonce') ?? undefined });
        const fragment = new URLSearchParams({ id_token: token, state: asks.get('state') ?? '' }).toString();
        return `<li><a href="${asks.get('redirect_uri')}#${fragment.replaceAll('&', '&amp;')}">${person.email}</a></li>`;
      }),
    );
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><title>Choose an account</title><h1>Choose an account</h1><ul>${links.join('')}</ul>`,
      );
  }

  return {
    config: {
      google: {
        issuer: `${origin}/google`,
        keysUrl: `${origin}/google/keys`,
        authorizationUrl: `${origin}/google/authorize`,
      },
      facebook: { graphUrl: `${origin}/facebook`, authorizationUrl: `${origin}/facebook/dialog` },
      pictureOrigins: [origin],
    },
    origin,
    idToken,
    people,
    facebook,
    asked,
    pictures,
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
}

/** Facebook's "go on as", as plain links; whoever turns back comes home with an error in the query (facebook: "Manually build a login flow"). */
function dialog(asks: URLSearchParams, people: SocialProviders['facebook']['people']): string {
  const link = (to: string, name: string) => `<li><a href="${to.replaceAll('&', '&amp;')}">${name}</a></li>`;
  const state = asks.get('state') ?? '';
  const home = asks.get('redirect_uri') ?? '';
  const links = [...people].flatMap(([token, { appId, email = 'no address' }]) =>
    appId === asks.get('client_id')
      ? [link(`${home}#${new URLSearchParams({ access_token: token, state }).toString()}`, email)]
      : [],
  );
  const refusal = link(`${home}?${new URLSearchParams({ error: 'access_denied', state }).toString()}`, 'Not now');
  return `<!doctype html><html lang="en"><title>Go on with Facebook</title><h1>Go on as</h1><ul>${links.join('')}${refusal}</ul>`;
}

/** Graph API: `debug_token` answers an app that knows its secret; a profile asks for the proof of that secret (facebook: "Securing requests"). */
function graph(
  path: string,
  query: URLSearchParams,
  { people, secrets }: SocialProviders['facebook'],
): [status: number, body: unknown] {
  const refused = (message: string): [number, unknown] => [
    400,
    { error: { message, type: 'OAuthException', code: 190 } },
  ];
  const token = query.get(path === '/facebook/debug_token' ? 'input_token' : 'access_token') ?? '';
  const person = people.get(token);
  if (path === '/facebook/debug_token') {
    const [appId = '', secret] = (query.get('access_token') ?? '').split('|');
    if (secret === undefined || secrets.get(appId) !== secret) return refused('Invalid OAuth access token signature.');
    if (!person)
      return [200, { data: { is_valid: false, error: { code: 190, message: 'Malformed access token' }, scopes: [] } }];
    const { isValid = true, type = 'USER', scopes = ['email', 'public_profile'] } = person;
    return [200, { data: { app_id: person.appId, type, is_valid: isValid, user_id: person.id, scopes } }];
  }
  if (path !== '/facebook/me' || !person) return refused('Invalid OAuth access token.');
  const proof = createHmac('sha256', secrets.get(person.appId) ?? '')
    .update(token)
    .digest('hex');
  if (query.get('appsecret_proof') !== proof) return refused('Invalid appsecret_proof provided in the API argument');
  const fields = (query.get('fields') ?? 'id,name').split(',');
  return [
    200,
    {
      id: person.id,
      ...(fields.includes('email') && person.email && { email: person.email }),
      ...(fields.includes('first_name') && { first_name: person.firstName ?? 'Asha' }),
      ...(fields.includes('last_name') && { last_name: 'Rao' }),
      ...(fields.some((field) => field.startsWith('picture')) && { picture: { data: { url: person.picture ?? '' } } }),
    },
  ];
}

const sendPage = (response: ServerResponse, page: string) =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
