import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { envelope, fakeServer, oauthRefusal, refusal, tokenReply } from './testing/fake-server.ts';

const me = { account: { accountid: 'a1' }, role: 3, capabilities: ['attempts.sit'], verified: true, employee: false };

async function openPage({ signedIn }: { signedIn: boolean }) {
  vi.resetModules();
  document.cookie = signedIn ? 'session=1; Path=/' : 'session=; Max-Age=0; Path=/';
  return import('./session.ts');
}

beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => vi.unstubAllGlobals());

describe('who is signed in', () => {
  it('is nobody where no refresh token exists, without asking', async () => {
    const server = fakeServer({});
    const { ensureSession } = await openPage({ signedIn: false });
    await expect(ensureSession()).resolves.toEqual({ status: 'out' });
    expect(server.seen).toEqual([]);
  });

  it('is asked once where one exists', async () => {
    const server = fakeServer({ 'POST /api/oauth/token': () => tokenReply('one'), 'GET /api/me': () => envelope(me) });
    const { ensureSession, session } = await openPage({ signedIn: true });
    expect(session.get().status).toBe('unknown');
    await Promise.all([ensureSession(), ensureSession()]);
    expect(session.find()).toEqual(me);
    expect(server.asked('/api/me')).toHaveLength(1);
  });

  it('stays unknown while the server cannot be reached', async () => {
    fakeServer({});
    const { ensureSession, session } = await openPage({ signedIn: true });
    await expect(ensureSession()).rejects.toMatchObject({ name: 'NETWORK' });
    expect(session.get().status).toBe('unknown');
  });

  it('is nobody once the session cannot be renewed any more', async () => {
    fakeServer({ 'POST /api/oauth/token': () => oauthRefusal(400, 'REFRESH_TOKEN_EXPIRED') });
    const { ensureSession, onSessionEnd } = await openPage({ signedIn: true });
    const ended = vi.fn();
    onSessionEnd(ended);
    await expect(ensureSession()).resolves.toEqual({ status: 'out' });
    expect(ended).toHaveBeenCalled();
  });
});

describe('signing in', () => {
  it('sends the form of the specification and then knows who it is', async () => {
    const server = fakeServer({ 'POST /api/oauth/token': () => tokenReply('one'), 'GET /api/me': () => envelope(me) });
    const { signIn, session } = await openPage({ signedIn: false });
    // The browser stores the server's cookies with the reply.
    document.cookie = 'session=1; Path=/';
    await signIn({ email: 'a@b.in', password: 'p&w', tncAgreed: true });
    expect(server.seen[0]!.body).toBe('grant_type=password&username=a%40b.in&password=p%26w&tncAgreed=true');
    expect(session.find()).toEqual(me);
  });

  it('passes the refusal on and stays signed out', async () => {
    fakeServer({ 'POST /api/oauth/token': () => oauthRefusal(400, 'INVALID_CREDENTIALS') });
    const { signIn, session } = await openPage({ signedIn: false });
    await expect(signIn({ email: 'a@b.in', password: 'x', tncAgreed: true })).rejects.toMatchObject({
      name: 'INVALID_CREDENTIALS',
    });
    expect(session.get().status).toBe('out');
  });
});

describe('signing out', () => {
  const inside = { 'POST /api/oauth/token': () => tokenReply('one'), 'GET /api/me': () => envelope(me) };

  it('ends the session at the server and here', async () => {
    const server = fakeServer({ ...inside, 'POST /api/logout': () => envelope({ signedOut: true }) });
    const { ensureSession, signOut, session } = await openPage({ signedIn: true });
    await ensureSession();
    await signOut();
    expect(session.get().status).toBe('out');
    expect(server.asked('/api/logout')).toHaveLength(1);
    expect(document.cookie).not.toContain('session=1');
  });

  it('does not pretend: unreachable, the session stays', async () => {
    fakeServer(inside);
    const { ensureSession, signOut, session } = await openPage({ signedIn: true });
    await ensureSession();
    await expect(signOut()).rejects.toMatchObject({ name: 'NETWORK' });
    expect(session.get().status).toBe('in');
  });

  it('is done already when the session had ended before', async () => {
    fakeServer({ ...inside, 'POST /api/logout': () => refusal(401, 'ACCESS_TOKEN_INVALID') });
    const { ensureSession, signOut, session } = await openPage({ signedIn: true });
    await ensureSession();
    await signOut();
    expect(session.get().status).toBe('out');
  });
});
