import type { ErrorName } from '@abhyas/contract';
import type { FieldError, Refusal } from '@abhyas/contract/envelope';

/**
 * `NETWORK`: no reply at all. `UNREADABLE`: a reply that is none of ours (a proxy's page, say). `PREVIEW_ONLY`: a page in a preview asked to
 * change something.
 */
export type Name = ErrorName | 'NETWORK' | 'UNREADABLE' | 'PREVIEW_ONLY';

/** An OAuth error of RFC 6749 with the catalogue's name beside it; both come bare, without the envelope. */
interface OAuthError {
  readonly error_name?: string;
  readonly error_description?: string;
}

/** Why a call was refused, by the catalogue's name: screens act on `name` and show `messageKey` with `details`. */
export class ApiError extends Error {
  override readonly name: Name;
  /** HTTP status; 0 when there was no reply. */
  readonly status: number;
  readonly responseCode: number;
  readonly messageKey: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly fields: readonly FieldError[];
  /** Under this the server logged what nobody expected. */
  readonly errorId: string | undefined;
  /** The reply had no body at all: a 401 of that kind asks for one renewal (spec §8). */
  readonly empty: boolean;

  constructor(status: number, name: Name, refusal: Partial<Refusal> = {}, empty = false) {
    super(refusal.message ?? name);
    this.status = status;
    this.name = name;
    this.responseCode = refusal.responseCode ?? 0;
    this.messageKey = refusal.messageKey ?? `errors.${name}`;
    this.details = refusal.details ?? {};
    this.fields = refusal.fields ?? [];
    this.errorId = refusal.errorId;
    this.empty = empty;
  }
}

/** The refusal that a reply carries, in either form. */
export function refusalOf(status: number, body: unknown, empty: boolean): ApiError {
  if (typeof body !== 'object' || body === null) return new ApiError(status, 'UNREADABLE', {}, empty);
  const { error_name, error_description, ...refusal } = body as OAuthError & Partial<Refusal>;
  const name = (error_name ?? refusal.error ?? 'UNREADABLE') as Name;
  return new ApiError(status, name, error_description ? { message: error_description, ...refusal } : refusal);
}

/** True for a refusal of this name; narrows whatever a `catch` or a query gives. */
export const isRefusal = (error: unknown, ...names: readonly Name[]): error is ApiError =>
  error instanceof ApiError && (names.length === 0 || names.includes(error.name));
