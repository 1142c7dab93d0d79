type Listener = { readonly began: () => void; readonly ended: () => void };
const listeners = new Set<Listener>();

/** This request header asks the line at the top of the page not to move for a call (spec §7). */
export const progressHeader = 'X-Progress';
export const ignoredByProgress = 'ignore';

/** Tells of every call that begins and ends, but of those that ask to be ignored. Returns how to stop listening. */
export function watchCalls(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `fetch`, seen by whoever watches the calls. */
export async function watchedFetch(url: string, init: RequestInit & { readonly headers: Headers }): Promise<Response> {
  if (init.headers.get(progressHeader) === ignoredByProgress) return fetch(url, init);
  for (const listener of listeners) listener.began();
  try {
    return await fetch(url, init);
  } finally {
    for (const listener of listeners) listener.ended();
  }
}
