const words = /^\/(?:scan|android|inbook)\/?$/i;

/** The code in what a camera read: the address that is printed, or the code alone. Pure. */
export function codeIn(text: string): string {
  if (!URL.canParse(text)) return text.trim();
  return new URL(text).searchParams.get('code') ?? '';
}

/** An address of a book of another institute opens there, where its reader has an account. Pure. */
export function elsewhere(text: string, origin: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isOurs = words.test(url.pathname) && url.searchParams.has('code');
  return isOurs && /^https?:$/.test(url.protocol) && url.origin !== origin ? url.href : undefined;
}

/** Which of the words show the page of codes: each with a code, and `scan` without one too, where it is read or typed. Pure. */
export const asksForCode = (path: string, search: string): boolean =>
  /^scan\/?$/i.test(path) || new URLSearchParams(search).has('code');
