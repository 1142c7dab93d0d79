import { Agent } from 'node:http';
import type { LoginReply } from '@abhyas/contract/identity/sign-in';
import { fatalErrorNames } from '@abhyas/contract/identity/constants';
import { type HttpReply, httpCall } from '../bench/rig/http-call.ts';
import { type Account, PASSWORD } from '../bench/rig/school.ts';

/** A refusal as the API client of the page throws it; status 0: no whole reply. */
export class CallError extends Error {
  override readonly name: string;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(status: number, name: string, details: Readonly<Record<string, unknown>> = {}) {
    super(`${status} ${name}`);
    this.status = status;
    this.name = name;
    this.details = details;
  }
}

const PATIENCE_MS = 10_000;
const form = 'application/x-www-form-urlencoded';

/** One browser's session: a token in memory, a refresh cookie beside it; calls as the page makes them (spec §7, §8). */
export class Session {
  readonly #account: Account;
  readonly #port: number;
  readonly #link: string;
  readonly #agent = new Agent({ keepAlive: true });
  #token: string | undefined;
  #cookie: string | undefined;
  #renewing: Promise<string> | undefined;

  /** Calls go to `port`, which is the proxy's, along the link of this name. */
  constructor(account: Account, port: number, link: string) {
    this.#account = account;
    this.#port = port;
    this.#link = link;
  }

  get refreshCookie(): string | undefined {
    return this.#cookie;
  }

  /** What a reloaded page has lost: the access token lives in memory only. */
  forgetToken(): void {
    this.#token = undefined;
  }

  /** Lets go of its connections. */
  close(): void {
    this.#agent.destroy();
  }

  async signIn(): Promise<void> {
    const fields = { grant_type: 'password', username: this.#account.email, password: PASSWORD, tncAgreed: 'true' };
    this.#token = await this.#askForToken(fields);
  }

  /** One call with its envelope taken off; a token that ran out, or is missing, is renewed once. */
  async call(method: string, path: string, body?: unknown): Promise<unknown> {
    const token = this.#token ?? (await this.#renew());
    try {
      return await this.#send(method, path, token, body);
    } catch (error) {
      const { status, name } = error as CallError;
      if (fatalErrorNames.some((fatal) => fatal === name)) this.#end();
      if (status !== 401 || name !== 'ACCESS_TOKEN_EXPIRED') throw error;
      return this.#send(method, path, await this.#renew(), body);
    }
  }

  #renew(): Promise<string> {
    if (!this.#cookie) return Promise.reject(new CallError(401, 'SIGN_IN_REQUIRED'));
    this.#renewing ??= this.#askForToken({ grant_type: 'refresh_token' })
      .then((token) => (this.#token = token))
      .catch((error: CallError) => {
        if (fatalErrorNames.some((fatal) => fatal === error.name)) this.#end();
        throw error;
      })
      .finally(() => (this.#renewing = undefined));
    return this.#renewing;
  }

  #end(): void {
    this.#token = undefined;
    this.#cookie = undefined;
  }

  async #askForToken(fields: Record<string, string>): Promise<string> {
    const reply = await this.#exchange('POST', '/api/oauth/token', {
      payload: new URLSearchParams(fields).toString(),
      type: form,
      headers: {
        authorization: `Basic ${btoa('web:')}`,
        ...(this.#cookie && { cookie: `__Host-refresh=${this.#cookie}` }),
      },
    });
    const body = bodyOf(reply) as LoginReply;
    const cookies = [reply.headers['set-cookie'] ?? []].flat();
    this.#cookie = cookies.map((one) => /^__Host-refresh=([^;]+)/.exec(one)?.[1]).find(Boolean) ?? this.#cookie;
    return body.access_token;
  }

  async #send(method: string, path: string, token: string, body?: unknown): Promise<unknown> {
    const given = body === undefined ? {} : { payload: JSON.stringify(body) };
    const reply = await this.#exchange(method, path, { ...given, headers: { authorization: `Bearer ${token}` } });
    return (bodyOf(reply) as { responseObject?: unknown }).responseObject;
  }

  async #exchange(method: string, path: string, given: Parameters<typeof httpCall>[3] & object): Promise<HttpReply> {
    const headers = { ...given.headers, 'x-link': this.#link };
    const sent = httpCall({ port: this.#port, agent: this.#agent, ...this.#account }, method, path, {
      ...given,
      headers,
    });
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new CallError(0, 'NETWORK')), PATIENCE_MS);
    });
    return Promise.race([sent.catch(() => Promise.reject(new CallError(0, 'NETWORK'))), tooLate]).finally(() =>
      clearTimeout(timer),
    );
  }
}

function bodyOf(reply: HttpReply): unknown {
  let body: { error?: string; error_name?: string; details?: Record<string, unknown> };
  try {
    body = reply.json() as typeof body;
  } catch {
    throw new CallError(reply.statusCode, 'UNREADABLE');
  }
  if (reply.statusCode >= 400)
    throw new CallError(reply.statusCode, body.error_name ?? body.error ?? 'UNREADABLE', body.details);
  return body;
}
