import { api } from '@abhyas/contract';
import type { Args, Endpoint, Reply } from '@abhyas/contract/endpoint';
import type { FieldError } from '@abhyas/contract/envelope';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** A "no" of the API as a client sees it. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly error: string;
  readonly fields: readonly FieldError[];
  readonly details: Readonly<Record<string, unknown>>;
  constructor(
    status: number,
    body: { error?: string; message?: string; fields?: readonly FieldError[]; details?: Record<string, unknown> },
  ) {
    super(`${status} ${body.error ?? ''} ${body.message ?? ''} ${JSON.stringify(body.fields ?? [])}`);
    this.status = status;
    this.error = body.error ?? '';
    this.fields = body.fields ?? [];
    this.details = body.details ?? {};
  }
}

type ArgsOf<T> = Args<T> & (T extends { readonly upload: object } ? { readonly file: Uint8Array } : unknown);
type ReplyOf<T extends Endpoint> = T extends { readonly file: string } ? string : Reply<T>;
type Call<T extends Endpoint> =
  {} extends ArgsOf<T> ? (args?: ArgsOf<T>) => Promise<ReplyOf<T>> : (args: ArgsOf<T>) => Promise<ReplyOf<T>>;
type Api = typeof api;
/** The typed client of one person. */
export type TestClient = {
  readonly [D in keyof Api]: { readonly [N in keyof Api[D]]: Api[D][N] extends Endpoint ? Call<Api[D][N]> : never };
};

/** Somebody at an institute's host, signed in or not. */
export interface Person {
  readonly accountId: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly api: TestClient;
  /** A raw call: status, headers and parsed body. */
  readonly send: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options?: Partial<InjectOptions>,
  ) => Promise<LightMyRequestResponse>;
  /** The access token as it is after the last sign-in. */
  readonly tokenNow: () => string;
  /** After the clock has moved past the life of an access token. */
  readonly signInAgain: () => Promise<void>;
}
interface Who {
  readonly accountId: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** Builds the ways in which one person talks to the server. */
export function personAt(
  server: FastifyInstance,
  host: string,
  who: Who,
  signIn: () => Promise<string> = async () => who.token,
): Person {
  let { token } = who;
  const send: Person['send'] = (method, url, options = {}) =>
    server.inject({
      method,
      url,
      ...options,
      headers: { host, ...(token && { authorization: `Bearer ${token}` }), ...options.headers },
    });
  const signInAgain = async () => {
    token = await signIn();
  };
  return { ...who, send, tokenNow: () => token, signInAgain, api: clientOf(send) };
}

/** Sends a call somewhere and says what came back. */
export type Send = (
  ...call: Parameters<Person['send']>
) => Promise<Pick<LightMyRequestResponse, 'statusCode' | 'body' | 'json'>>;

/** The typed client over any way to send. */
export function clientOf(send: Send): TestClient {
  const domains = Object.entries(api).map(([domain, contract]) => [
    domain,
    Object.fromEntries(Object.entries<Endpoint>(contract).map(([name, endpoint]) => [name, callOf(endpoint, send)])),
  ]);
  return Object.fromEntries(domains) as TestClient;
}

interface AnyArgs {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly file?: Uint8Array;
}

function callOf(endpoint: Endpoint, send: Send) {
  return async (args: AnyArgs = {}): Promise<unknown> => {
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(args.params?.[name])),
    );
    const query = new URLSearchParams(
      Object.entries(args.query ?? {}).flatMap(([name, value]) =>
        value === undefined || value === null ? [] : [[name, String(value)] as [string, string]],
      ),
    ).toString();
    const response = await send(endpoint.method, query ? `${path}?${query}` : path, payloadOf(args));
    if (endpoint.file && response.statusCode === 200) return response.body;
    const body = response.json() as { responseCode?: number; responseObject?: unknown; error?: string };
    if (response.statusCode !== 200 || (body.responseCode && !endpoint.raw))
      throw new ApiRefusal(response.statusCode, body);
    return endpoint.raw ? body : body.responseObject;
  };
}

function payloadOf({ body, file }: AnyArgs): Partial<InjectOptions> {
  if (file) return { payload: Buffer.from(file), headers: { 'content-type': 'application/octet-stream' } };
  return body === undefined ? {} : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
