import type { SocialProvider } from '@abhyas/contract/identity/social';
import { api, ApiError } from '../../../lib/api.ts';
import { saidByToken } from './said-by-token.ts';
import {
  addressOfAsked,
  addressWithState,
  askedOf,
  takeReturn,
  takeReturned,
  type Asked,
  type Returned,
} from './sign-in-journey.ts';

export interface SharedLogin {
  /** Where the providers begin, and the institute's own login. */
  readonly offer?: Awaited<ReturnType<typeof api.identity.showSharedLogin>>;
  /** `startOver`: the address says not whose sign-in it is. `refused`: somebody turned back at the provider. Else what the server refused. */
  readonly problem?: 'startOver' | 'refused' | ApiError;
}

/** Nothing more is shown here: the browser is on its way. */
const onTheWay = (): Promise<never> => new Promise(() => {});

/**
 * The way of one sign-in through the shared login domain: out to the provider that was chosen at home, back to this page, home to the
 * institute. Resolves only where a person has to choose.
 */
export async function startSharedLogin(): Promise<SharedLogin> {
  const back = takeReturn(location.hash, location.search);
  if (back && 'goTo' in back) {
    location.replace(back.goTo); // and with this address the token leaves the history
    return onTheWay();
  }
  const asked = back ? undefined : askedOf(location.search);
  if (!asked) return startOver();
  const returned = takeReturned();
  try {
    if (!returned) return await offerOf(asked);
    location.replace(await addressHome(asked, returned));
    return await onTheWay();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return returned ? { ...(await offerOf(asked, true)), problem: error } : { problem: error };
  }
}

/** Somebody came here by themselves: the institute's own login is where it begins. The server has shown this page for its address only. */
function startOver(): SharedLogin {
  const redirect = new URLSearchParams(location.search).get('redirect');
  if (!redirect) return { problem: 'startOver' };
  return { offer: { google: null, facebook: null, back: new URL('/login', redirect).href } };
}

/** Leaves for a provider, from what `location` says now. */
export function leaveFor(provider: SocialProvider, address: string): void {
  const asked = askedOf(location.search);
  if (!asked) return;
  // Whoever comes back with the browser's button finds the choice, and is not sent off again.
  history.replaceState(null, '', addressOfAsked(asked));
  location.assign(addressWithState(address, { ...asked, provider }));
}

async function offerOf(asked: Asked, stays = false): Promise<SharedLogin> {
  const { redirect, nonce, provider } = asked;
  const offer = await api.identity.showSharedLogin({ query: { redirect, nonce } }, { headers: headersFor(asked) });
  if (new URLSearchParams(location.search).has('refused')) return { offer, problem: 'refused' };
  const address = provider && offer[provider];
  if (!provider || !address || stays) return { offer };
  leaveFor(provider, address);
  return onTheWay();
}

/** Spec §7: headers reqfrom=web and domain; here the latter says which institute it is. */
const headersFor = ({ redirect }: Asked) => ({ reqfrom: 'web', domain: new URL(redirect).hostname });

/** Changes the provider's token for the address that takes the session home. */
async function addressHome(asked: Asked, { provider, token }: Returned): Promise<string> {
  const { redirect, nonce, utm } = asked;
  const said = { socialMediaType: provider, idTokenString: token, tncAgreed: 'true', ...saidByToken(token), ...utm };
  const { address } = await api.identity.sharedSocialLogin(
    { query: { redirect, nonce }, body: said },
    { headers: headersFor(asked) },
  );
  return address;
}
