const KEY = 'abhyas.after-sign-in';

/** An address of this site, or undefined: an address of another host is never followed. */
export function ownAddress(address: string | null, origin: string = location.origin): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const path = url.pathname + url.search + url.hash;
  return url.origin === origin && !path.startsWith('//') ? path : undefined;
}

/** Keeps where somebody wanted to go before signing in; for this tab only. */
export function rememberUrl(address: string): void {
  const own = ownAddress(address);
  if (!own) return;
  try {
    sessionStorage.setItem(KEY, own);
  } catch {
    // Storage is switched off: signing in then leads to the default redirection.
  }
}

/** Where to go after signing in, once. */
export function takeRememberedUrl(): string | undefined {
  try {
    const address = ownAddress(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    return address;
  } catch {
    return undefined;
  }
}
