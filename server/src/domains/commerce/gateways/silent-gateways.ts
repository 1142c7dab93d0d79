/** So many calls in a row without an answer are no accident. */
const MOST_SILENCES = 3;
/** What was tried longer ago says nothing of now: nobody may have paid since. */
const FRESH_MS = 15 * 60_000;

/** Calls to each host since its last answer, as this process made them, and when the last of them ended. */
const silences = new Map<string, { readonly times: number; readonly at: number }>();

/** Notes how a call to a gateway ended; an answer of any kind ends the count. */
export function noteCall(host: string, answered: boolean): void {
  if (answered) silences.delete(host);
  else silences.set(host, { times: (silences.get(host)?.times ?? 0) + 1, at: performance.now() });
}

/** Hosts of gateways that answered none of the last calls: nobody can pay there now. */
export const silentGateways = (): string[] =>
  [...silences]
    .filter(([, { times, at }]) => times >= MOST_SILENCES && performance.now() - at < FRESH_MS)
    .map(([host]) => host);
