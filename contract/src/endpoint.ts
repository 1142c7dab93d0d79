import type { Access } from './access.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Any zod schema, named by the two types it carries: comparing whole ZodTypes makes the compiler several times slower. */
interface Typed {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}
type Schema = Typed | undefined;

interface Definition<P extends Schema, Q extends Schema, B extends Schema, R extends Typed> {
  /** One line for the reference page. */
  readonly summary: string;
  /** Who may call. Nothing registers without it; `public` is an explicit word. */
  readonly access: Access;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly reply: R;
  /** Names of the catalogue that this endpoint may answer with, beyond those every endpoint has. */
  readonly errors?: readonly string[];
  /** The body is `application/x-www-form-urlencoded`. */
  readonly form?: true;
  /** The body is the bytes of one file, at most so many. */
  readonly upload?: { readonly maxBytes: number };
  /** The reply is sent as it is, without the envelope (get-pid, OAuth, files). */
  readonly raw?: true;
  /** The reply is a file of this media type. */
  readonly file?: string;
}

export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Typed = Typed,
> extends Definition<P, Q, B, R> {
  readonly method: Method;
  readonly path: string;
}
/** The endpoints of one domain by name. */
export type Contract = { readonly [name: string]: Endpoint };
/** All domains by name. */
export type Api = { readonly [domain: string]: Contract };

const verb =
  (method: Method) =>
  <R extends Typed, P extends Schema = undefined, Q extends Schema = undefined, B extends Schema = undefined>(
    path: string,
    definition: Definition<P, Q, B, R>,
  ): Endpoint<P, Q, B, R> => ({ method, path, ...definition });

/** Declares an endpoint: the one place from which validation, guard, serializer, OpenAPI, client and generated tests come. */
export const get = verb('GET');
export const post = verb('POST');
export const put = verb('PUT');
export const patch = verb('PATCH');
export const del = verb('DELETE');

type Upload = { readonly upload: { readonly maxBytes: number } };
type Download = { readonly file: string };
/** A POST whose body is the bytes of one file. */
export const upload = <R extends Typed, P extends Schema = undefined, Q extends Schema = undefined>(
  path: string,
  definition: Definition<P, Q, undefined, R> & Upload,
): Endpoint<P, Q, undefined, R> & Upload => ({ method: 'POST', path, ...definition });
/** A GET whose reply is a file of this media type. */
export const download = <R extends Typed, P extends Schema = undefined, Q extends Schema = undefined>(
  path: string,
  definition: Definition<P, Q, undefined, R> & Download,
): Endpoint<P, Q, undefined, R> & Download => ({ method: 'GET', path, ...definition });

/** A POST whose reply is a file: what it is asked for does not fit into an address. */
export const downloadOf = <R extends Typed, B extends Schema = undefined>(
  path: string,
  definition: Definition<undefined, undefined, B, R> & Download,
): Endpoint<undefined, undefined, B, R> & Download => ({ method: 'POST', path, ...definition });

type Got<K extends string, S> = S extends Typed ? { readonly [_ in K]: S['_zod']['output'] } : unknown;
type Given<K extends string, S> = S extends Typed
  ? {} extends S['_zod']['input']
    ? { readonly [_ in K]?: S['_zod']['input'] }
    : { readonly [_ in K]: S['_zod']['input'] }
  : unknown;

/** What a handler receives, after validation. */
export type Input<T> =
  T extends Endpoint<infer P, infer Q, infer B, infer _R> ? Got<'params', P> & Got<'query', Q> & Got<'body', B> : never;
/** What a caller gives. An upload's body is a `Blob` or bytes. */
export type Args<T> =
  T extends Endpoint<infer P, infer Q, infer B, infer _R>
    ? Given<'params', P> & Given<'query', Q> & Given<'body', B>
    : never;
/** What a caller gets. */
export type Reply<T extends Endpoint> = T['reply']['_zod']['output'];
/** What a handler returns. */
export type Answer<T extends Endpoint> = T['reply']['_zod']['input'];
