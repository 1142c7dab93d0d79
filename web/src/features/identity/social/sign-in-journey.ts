import type { SocialProvider } from '@abhyas/contract/identity/social';
import type { Utm } from '../../../lib/utm.ts';

/** What the address of the shared login domain says: whose sign-in it is, and for which browser. */
export interface Asked {
  /** Address of the institute's own page; the server has held it against the known hosts. */
  readonly redirect: string;
  /** Hash of the nonce that the browser holds at the institute's host. */
  readonly nonce: string;
  /** Chosen there already. */
  readonly provider: SocialProvider | undefined;
  /** Where the visitor came from, as the institute's own page remembers it: this page cannot read that. */
  readonly utm: Utm;
}
/** A token that a provider has sent back to this tab. */
export interface Returned {
  readonly provider: SocialProvider;
  readonly token: string;
}
interface Left extends Asked {
  readonly provider: SocialProvider;
}

const utmNames = ['utmSource', 'utmMedium', 'utmCampaign'] as const;
const LEFT = 'abhyas.social.left.';
const RETURNED = 'abhyas.social.returned';

/** Undefined for an address that does not say it all. */
export function askedOf(search: string): Asked | undefined {
  const given = new URLSearchParams(search);
  const [redirect, nonce, provider] = ['redirect', 'nonce', 'provider'].map((name) => given.get(name));
  if (!redirect || !nonce) return undefined;
  const utm = Object.fromEntries(utmNames.flatMap((name) => (given.get(name) ? [[name, given.get(name)!]] : [])));
  return { redirect, nonce, provider: provider === 'google' || provider === 'facebook' ? provider : undefined, utm };
}

/** The address of this page for the same sign-in, without the provider that was chosen. */
export const addressOfAsked = ({ redirect, nonce, utm }: Asked, more: Readonly<Record<string, string>> = {}): string =>
  `/shared-login?${new URLSearchParams({ redirect, nonce, ...utm, ...more }).toString()}`;

/** Remembers in this tab what it leaves for, and gives the provider's address with the state that proves the way back. */
export function addressWithState(address: string, left: Left): string {
  const state = crypto.randomUUID();
  sessionStorage.setItem(LEFT + state, JSON.stringify(left));
  const url = new URL(address);
  url.searchParams.set('state', state);
  return url.href;
}

/**
 * What a provider sent back in the fragment, if this tab left for it: the token waits in the tab, and the answer is the address to go on
 * at. `refused`: the person said no there, or nobody here has asked. Undefined: nobody sent anything back. Facebook says a no in the
 * query; a token is never read from there, because a query is sent to the server.
 */
export function takeReturn(
  hash: string,
  search = '',
): { readonly goTo: string } | { readonly refused: true } | undefined {
  const said = Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')));
  const { error, state = '' } = Object.fromEntries(new URLSearchParams(search));
  const given: Readonly<Record<string, string>> = 'state' in said || !error ? said : { error, state };
  if (!('state' in given) && !('error' in given)) return undefined;
  const left = takeLeft(given['state'] ?? '');
  const token = given['id_token'] ?? given['access_token'];
  if (!left) return { refused: true };
  if (token) sessionStorage.setItem(RETURNED, JSON.stringify({ provider: left.provider, token } satisfies Returned));
  return { goTo: addressOfAsked(left, token ? {} : { refused: left.provider }) };
}

/** The token that waits in this tab, once. */
export function takeReturned(): Returned | undefined {
  const kept = sessionStorage.getItem(RETURNED);
  sessionStorage.removeItem(RETURNED);
  return kept === null ? undefined : (JSON.parse(kept) as Returned);
}

function takeLeft(state: string): Left | undefined {
  const kept = sessionStorage.getItem(LEFT + state);
  sessionStorage.removeItem(LEFT + state);
  return kept === null ? undefined : (JSON.parse(kept) as Left);
}
