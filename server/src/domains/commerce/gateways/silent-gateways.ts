/** So many calls in a row without an answer are no accident. */
const MOST_SILENCES = 3;

/** Calls to each host since its last answer, as this process made them. */
const silences = new Map<string, number>();

/** Notes how a call to a gateway ended; an answer of any kind ends the count. */
export function noteCall(host: string, answered: boolean): void {
  if (answered) silences.delete(host);
  else silences.set(host, (silences.get(host) ?? 0) + 1);
}

/** Hosts of gateways that answered none of the last calls: nobody can pay there now. */
export const silentGateways = (): string[] =>
  [...silences].filter(([, times]) => times >= MOST_SILENCES).map(([host]) => host);
