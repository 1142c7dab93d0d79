import type { SocialProvider } from '@abhyas/contract/identity/social';

/** Who somebody is, in the provider's words alone. */
export interface SocialIdentity {
  readonly provider: SocialProvider;
  /** The provider's own id of the person; it never changes. */
  readonly subject: string;
  /** In small letters; empty where the provider gave none. */
  readonly email: string;
  /** The provider says that the person owns the address. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly pictureUrl: string;
  /** The nonce that the sign-in was begun with, where the provider repeats one. */
  readonly nonce: string | undefined;
}

/** Milliseconds that a provider has for an answer. */
export const PATIENCE_MS = 5000;

/** A text of a provider's reply, cut to what a column holds; anything else is no text. */
export const textOf = (value: unknown, max = 80): string =>
  typeof value === 'string' ? value.trim().slice(0, max) : '';
