import type { api as contract } from '@abhyas/contract';
import type { Args, Endpoint, Reply } from '@abhyas/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { type ApiRoute, first, loadRest } from 'virtual:api-routes';
import { send } from './send.ts';

export { ApiError, isRefusal } from './api-error.ts';

interface CallOptions {
  readonly signal?: AbortSignal;
  /** The line at the top of the page ignores this call. */
  readonly quiet?: boolean;
  /** It is sent also while the page goes away. */
  readonly keepalive?: boolean;
  /** Headers of this call alone. */
  readonly headers?: Readonly<Record<string, string>>;
}
type Bytes = Blob | BufferSource;
/** An endpoint without a body schema may take the bytes of a file. */
type Given<T extends Endpoint> = Args<T> & (T['body'] extends undefined ? { readonly body?: Bytes } : unknown);
type Parameters<T extends Endpoint> =
  {} extends Given<T> ? [args?: Given<T>, options?: CallOptions] : [args: Given<T>, options?: CallOptions];
interface Key {
  /** Domain and endpoint: the beginning of every query key of this call. */
  readonly key: readonly [domain: string, endpoint: string];
}
type Call<T extends Endpoint> = ((...given: Parameters<T>) => Promise<Reply<T>>) & Key;
type Client<A> = {
  readonly [D in keyof A]: { readonly [E in keyof A[D]]: A[D][E] extends Endpoint ? Call<A[D][E]> : never };
};

interface AnyArgs {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Every call of the contract: `api.<domain>.<endpoint>({ params, query, body }, { signal, quiet })`. */
export const api = named((domain) => named((name) => callOf([domain, name]))) as Client<typeof contract>;

/** An object whose properties are made when first asked for: their names are known to the types alone. */
function named<T>(make: (name: string) => T): object {
  const made = new Map<string, T>();
  return new Proxy(made, {
    get: (_, name: string) => {
      if (!made.has(name)) made.set(name, make(name));
      return made.get(name);
    },
  });
}

function callOf(key: Key['key']) {
  const call = async (args: AnyArgs = {}, options: CallOptions = {}) => {
    const route = await routeOf(key);
    return send({ route, url: addressOf(route, args), ...bodyOf(route, args.body), ...options });
  };
  return Object.assign(call, { key });
}

async function routeOf([domain, name]: Key['key']): Promise<ApiRoute> {
  const known = first[domain]?.[name];
  if (known) return known;
  for (const load of loadRest) {
    const route = (await load()).rest[domain]?.[name];
    if (route) return route;
  }
  throw new Error(`the contract has no ${domain}.${name}`);
}

function addressOf(route: ApiRoute, { params = {}, query = {} }: AnyArgs): string {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
}

function bodyOf(route: ApiRoute, body: unknown): { readonly body?: BodyInit; readonly contentType?: string } {
  if (body === undefined) return {};
  if (route.upload) return { body: body as Blob, contentType: 'application/octet-stream' };
  if (route.form) return { body: new URLSearchParams(body as Record<string, string>) };
  return { body: JSON.stringify(body), contentType: 'application/json' };
}

/** A call as TanStack Query wants it: `useQuery(query(api.questions.showQuestion, { params: { questionId } }))`. */
export function query<A extends readonly unknown[], R>(call: ((...given: A) => Promise<R>) & Key, ...given: A) {
  const [args, options] = given as unknown as readonly [unknown, CallOptions?];
  const ask = call as unknown as (args: unknown, options: CallOptions) => Promise<R>;
  return queryOptions({
    queryKey: [...call.key, args ?? null],
    queryFn: ({ signal }) => ask(args, { ...options, signal }),
  });
}
