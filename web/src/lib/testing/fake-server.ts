import { vi } from 'vitest';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}
type Answer = Response | Promise<Response>;

/** A server for tests: answers `fetch` by method and path, and remembers what was asked. */
export function fakeServer(routes: Readonly<Record<string, (seen: Seen) => Answer>>) {
  const seen: Seen[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const asked = {
      method: init.method ?? 'GET',
      url,
      headers: new Headers(init.headers),
      body: init.body instanceof URLSearchParams ? init.body.toString() : String(init.body ?? ''),
    };
    seen.push(asked);
    const answer = routes[`${asked.method} ${url.split('?')[0]}`];
    if (!answer) throw new TypeError(`Nothing answers ${asked.method} ${url}`);
    return answer(asked);
  });
  return { seen, asked: (path: string) => seen.filter(({ url }) => url.split('?')[0] === path) };
}

export const envelope = (responseObject: unknown) => Response.json({ responseCode: 0, responseObject });

/** A refusal as the API sends it. */
export const refusal = (status: number, name: string, extra: object = {}) =>
  Response.json(
    {
      responseCode: status * 10_000_000 + 1,
      error: name,
      error_name: name,
      messageKey: `errors.${name}`,
      message: name,
      ...extra,
    },
    { status },
  );

/** A refusal as the token path sends it: RFC 6749, bare. */
export const oauthRefusal = (status: number, name: string) =>
  Response.json({ error: 'invalid_grant', error_description: name, error_name: name }, { status });

/** What the token path answers to a browser. */
export const tokenReply = (token: string, expiresIn = 600) =>
  Response.json({ access_token: token, token_type: 'Bearer', expires_in: expiresIn, role: 3, instituteId: 2 });
