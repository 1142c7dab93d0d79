import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { envelope, fakeServer, oauthRefusal, refusal, tokenReply } from './testing/fake-server.ts';

/** The modules keep a token in memory, so every test gets its own, like a page that was just opened. */
async function openPage({ signedIn }: { signedIn: boolean }) {
  vi.resetModules();
  document.cookie = signedIn ? 'session=1; Path=/' : 'session=; Max-Age=0; Path=/';
  const [{ api, ApiError }, access] = await Promise.all([import('./api.ts'), import('./access.ts')]);
  const ended = vi.fn();
  access.onSession(({ kind }) => kind === 'ended' && ended());
  return { api, ApiError, ended, hasSession: access.hasSession };
}
const bearer = (headers: Headers) => headers.get('authorization');

beforeEach(() => {
  document.documentElement.lang = 'hi';
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('every call', () => {
  it('says language, institute and partner, and carries the access token', async () => {
    const server = fakeServer({
      'POST /api/oauth/token': () => tokenReply('one'),
      'GET /api/exams': () => envelope([]),
    });
    const { api } = await openPage({ signedIn: true });
    const { institute } = await import('./institute.ts');
    institute.set({ instituteKey: 7 } as never);
    await expect(api.taxonomy.listExams()).resolves.toEqual([]);
    const { headers } = server.asked('/api/exams')[0]!;
    expect([headers.get('lang'), headers.get('instituteId'), headers.get('pid')]).toEqual(['hi', '7', 'ALL']);
    expect(bearer(headers)).toBe('Bearer one');
  });

  it('goes without a token where nobody is signed in', async () => {
    const server = fakeServer({ 'GET /api/exams': () => envelope([]) });
    const { api } = await openPage({ signedIn: false });
    await api.taxonomy.listExams();
    expect(bearer(server.seen[0]!.headers)).toBeNull();
    expect(server.seen).toHaveLength(1);
  });

  it('writes parameters and query into the address', async () => {
    const server = fakeServer({
      'GET /api/questions/a%2Fb': () => envelope({}),
      'GET /api/questions': () => envelope({}),
    });
    const { api } = await openPage({ signedIn: false });
    await api.questions.showQuestion({ params: { questionId: 'a/b' } });
    await api.questions.listQuestions({ query: { page: 2, search: 'a & b', subject: undefined } as never });
    expect(server.seen.map(({ url }) => url)).toEqual(['/api/questions/a%2Fb', '/api/questions?page=2&search=a+%26+b']);
  });

  it('moves the line at the top, unless it asks to be ignored', async () => {
    const server = fakeServer({ 'GET /api/exams': () => envelope([]) });
    const { api } = await openPage({ signedIn: false });
    const { watchCalls } = await import('./traffic.ts');
    const [began, ended] = [vi.fn(), vi.fn()];
    watchCalls({ began, ended });
    await api.taxonomy.listExams({}, { quiet: true });
    expect(began).not.toHaveBeenCalled();
    expect(server.seen[0]!.headers.get('X-Progress')).toBe('ignore');
    await api.taxonomy.listExams();
    expect([began.mock.calls.length, ended.mock.calls.length]).toEqual([1, 1]);
    expect(server.seen[1]!.headers.get('X-Progress')).toBeNull();
  });
});

describe('a reply', () => {
  it('is an error when its responseCode is not zero, whatever its status says', async () => {
    fakeServer({
      'GET /api/exams': () =>
        Response.json({ responseCode: 4220304128, error: 'INVALID_INPUT', messageKey: 'errors.X' }),
    });
    const { api } = await openPage({ signedIn: false });
    await expect(api.taxonomy.listExams()).rejects.toMatchObject({
      responseCode: 4220304128,
      name: 'INVALID_INPUT',
      status: 200,
    });
  });

  it('of get-pid comes bare, also with a responseCode that is not zero', async () => {
    fakeServer({ 'GET /api/get-pid': () => Response.json({ responseCode: 12, pid: '2' }) });
    const { api } = await openPage({ signedIn: false });
    await expect(api.tenancy.getPid()).resolves.toEqual({ responseCode: 12, pid: '2' });
  });

  it('that refuses tells name, details and fields', async () => {
    const fields = [{ path: 'body.title', messageKey: 'errors.fields.required' }];
    fakeServer({
      'GET /api/exams': () => refusal(422, 'INVALID_INPUT', { fields, details: { least: 1 }, errorId: 'e1' }),
    });
    const { api, ApiError } = await openPage({ signedIn: false });
    const error = await api.taxonomy.listExams().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'INVALID_INPUT', status: 422, fields, details: { least: 1 }, errorId: 'e1' });
  });

  it('that never came is NETWORK, and an abort stays an abort', async () => {
    fakeServer({});
    const { api } = await openPage({ signedIn: false });
    await expect(api.taxonomy.listExams()).rejects.toMatchObject({ name: 'NETWORK', status: 0 });
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('gone', 'AbortError')));
    await expect(api.taxonomy.listExams()).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('that is a proxy’s page is UNREADABLE, not a crash', async () => {
    fakeServer({ 'GET /api/exams': () => new Response('<html>', { status: 502 }) });
    const { api } = await openPage({ signedIn: false });
    await expect(api.taxonomy.listExams()).rejects.toMatchObject({ name: 'UNREADABLE', status: 502 });
  });
});

describe('an expired access token', () => {
  const expiredFirst = (again: () => Response) => {
    let tokens = 0;
    return fakeServer({
      'POST /api/oauth/token': () => tokenReply(`token ${++tokens}`),
      'GET /api/exams': ({ headers }) => (bearer(headers) === 'Bearer token 1' ? again() : envelope(['fresh'])),
    });
  };

  it.each([
    ['says so by name', () => refusal(401, 'ACCESS_TOKEN_EXPIRED')],
    ['comes as a 401 with an empty body', () => new Response('', { status: 401 })],
  ])('that %s is renewed once and the call sent again', async (_what, again) => {
    const server = expiredFirst(again);
    const { api } = await openPage({ signedIn: true });
    await expect(api.taxonomy.listExams()).resolves.toEqual(['fresh']);
    expect(server.asked('/api/exams').map(({ headers }) => bearer(headers))).toEqual([
      'Bearer token 1',
      'Bearer token 2',
    ]);
  });

  it('is renewed by one refresh for all calls that wait', async () => {
    const server = expiredFirst(() => refusal(401, 'ACCESS_TOKEN_EXPIRED'));
    const { api } = await openPage({ signedIn: true });
    const replies = await Promise.all(Array.from({ length: 8 }, () => api.taxonomy.listExams()));
    expect(replies).toEqual(Array.from({ length: 8 }, () => ['fresh']));
    expect(server.asked('/api/oauth/token')).toHaveLength(2);
  });

  it('is not renewed a second time for one call', async () => {
    const server = fakeServer({
      'POST /api/oauth/token': () => tokenReply('any'),
      'GET /api/exams': () => refusal(401, 'ACCESS_TOKEN_EXPIRED'),
    });
    const { api } = await openPage({ signedIn: true });
    await expect(api.taxonomy.listExams()).rejects.toMatchObject({ name: 'ACCESS_TOKEN_EXPIRED' });
    expect(server.asked('/api/exams')).toHaveLength(2);
  });

  it('that is known to be old is renewed before the call', async () => {
    let tokens = 0;
    const server = fakeServer({
      'POST /api/oauth/token': () => tokenReply(`token ${++tokens}`, tokens === 1 ? 3 : 600),
      'GET /api/exams': () => envelope([]),
    });
    const { api } = await openPage({ signedIn: true });
    await api.taxonomy.listExams();
    await api.taxonomy.listExams();
    expect(server.asked('/api/exams').map(({ headers }) => bearer(headers))).toEqual([
      'Bearer token 1',
      'Bearer token 2',
    ]);
  });

  it('is renewed with the public client, and no bearer goes with the token path', async () => {
    const server = expiredFirst(() => refusal(401, 'ACCESS_TOKEN_EXPIRED'));
    const { api } = await openPage({ signedIn: true });
    await api.taxonomy.listExams();
    const [first] = server.asked('/api/oauth/token');
    expect(first).toMatchObject({ method: 'POST', body: 'grant_type=refresh_token' });
    expect(bearer(first!.headers)).toBe(`Basic ${btoa('web:')}`);
  });
});

describe('the four fatal refusals', () => {
  const fatal = ['REFRESH_TOKEN_EXPIRED', 'ACCESS_TOKEN_INVALID', 'ACCESS_TOKEN_MALFORMED', 'WRONG_CLIENT'];
  const cases = fatal.flatMap((name) => [400, 401].map((status) => [name, status] as const));

  it.each(cases)('%s at %i clears the session', async (name, status) => {
    fakeServer({ 'POST /api/oauth/token': () => tokenReply('one'), 'GET /api/exams': () => refusal(status, name) });
    const { api, ended, hasSession } = await openPage({ signedIn: true });
    await expect(api.taxonomy.listExams()).rejects.toMatchObject({ name });
    expect(ended).toHaveBeenCalledTimes(1);
    expect(hasSession()).toBe(false);
  });

  it('clear the session when the renewal itself is refused, once for all that wait', async () => {
    const server = fakeServer({ 'POST /api/oauth/token': () => oauthRefusal(400, 'REFRESH_TOKEN_EXPIRED') });
    const { api, ended, hasSession } = await openPage({ signedIn: true });
    const all = await Promise.allSettled([api.taxonomy.listExams(), api.taxonomy.listExams()]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([ended.mock.calls.length, hasSession(), server.seen.length]).toEqual([1, false, 1]);
  });

  it.each([
    [400, 'INVALID_REQUEST'],
    [403, 'ACCESS_DENIED'],
    [401, 'SIGN_IN_REQUIRED'],
    [500, 'UNEXPECTED'],
    [403, 'WRONG_CLIENT'],
  ])('are no other: %i %s is passed on and the session stays', async (status, name) => {
    const server = fakeServer({
      'POST /api/oauth/token': () => tokenReply('one'),
      'GET /api/exams': () => refusal(status, name),
    });
    const { api, ended, hasSession } = await openPage({ signedIn: true });
    await expect(api.taxonomy.listExams()).rejects.toMatchObject({ name, status });
    expect([ended.mock.calls.length, hasSession(), server.asked('/api/exams').length]).toEqual([0, true, 1]);
  });

  it('do not include a server that cannot be reached', async () => {
    fakeServer({ 'POST /api/oauth/token': () => Promise.reject(new TypeError('offline')) });
    const { api, ended, hasSession } = await openPage({ signedIn: true });
    await expect(api.taxonomy.listExams()).rejects.toMatchObject({ name: 'NETWORK' });
    expect([ended.mock.calls.length, hasSession()]).toEqual([0, true]);
  });
});

describe('several tabs', () => {
  /** Channels of one page reach those of the others, as in a browser. */
  function tabs() {
    const open = new Set<EventTarget>();
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        constructor() {
          super();
          open.add(this);
        }
        postMessage(data: unknown) {
          for (const other of open) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
        }
      },
    );
  }
  /** One lock for all, as the browser keeps it. */
  function locks() {
    let queue = Promise.resolve();
    vi.stubGlobal('navigator', {
      ...navigator,
      locks: {
        request: (_name: string, work: () => Promise<unknown>) => {
          const result = queue.then(work);
          queue = result.then(
            () => undefined,
            () => undefined,
          );
          return result;
        },
      },
    });
  }

  it('share one refresh and its token', async () => {
    tabs();
    locks();
    const server = fakeServer({
      'POST /api/oauth/token': () => tokenReply('shared'),
      'GET /api/exams': () => envelope([]),
    });
    const [one, two] = [await openPage({ signedIn: true }), await openPage({ signedIn: true })];
    await Promise.all([one.api.taxonomy.listExams(), two.api.taxonomy.listExams()]);
    expect(server.asked('/api/oauth/token')).toHaveLength(1);
    expect(server.asked('/api/exams').map(({ headers }) => bearer(headers))).toEqual([
      'Bearer shared',
      'Bearer shared',
    ]);
  });

  it('sign out together', async () => {
    tabs();
    fakeServer({
      'POST /api/oauth/token': () => tokenReply('one'),
      'GET /api/exams': () => refusal(401, 'ACCESS_TOKEN_INVALID'),
    });
    const [one, two] = [await openPage({ signedIn: true }), await openPage({ signedIn: true })];
    await one.api.taxonomy.listExams().catch(() => undefined);
    expect([one.ended.mock.calls.length, two.ended.mock.calls.length]).toEqual([1, 1]);
  });
});
