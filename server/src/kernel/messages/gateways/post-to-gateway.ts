import { permanentFailure, temporaryFailure } from './gateway.ts';

const PATIENCE_MS = 10_000;
/** What was not heard, came too early or too often, may be said again. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);

export interface Asked {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Waits so long for the answer. */
  readonly patienceMs?: number;
}

export interface Answered {
  readonly status: number;
  /** The parsed body; an empty object where it is none. */
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * One POST to a gateway. A connection that fails, a silence of ten seconds, 408, 425, 429 and every 5xx are temporary failures; any other
 * answer is the caller's to read. A message whose answer got lost is sent again: twice is better than never.
 */
export async function postToGateway({ name, url, headers, body, patienceMs = PATIENCE_MS }: Asked): Promise<Answered> {
  const signal = AbortSignal.timeout(patienceMs);
  let status: number;
  let text: string;
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    status = answer.status;
    text = await answer.text();
  } catch (error) {
    const silent = error instanceof Error && error.name === 'TimeoutError';
    throw temporaryFailure(silent ? `${name} did not answer in time` : `${name} could not be reached`);
  }
  if (status >= 500 || LATER.has(status)) throw temporaryFailure(`${name} answered ${status}`);
  if (status >= 300 && status < 400) throw permanentFailure(`${name} answered ${status}: its address is not right`);
  return { status, body: objectIn(text) };
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What a gateway says, shortened: `Twilio: The 'To' number is not valid (21211)`. */
export function wordsOf(name: string, status: number, message: unknown, code: unknown): string {
  const words = typeof message === 'string' && message !== '' ? message.slice(0, 200) : `answered ${status}`;
  return typeof code === 'number' || (typeof code === 'string' && code !== '')
    ? `${name}: ${words} (${code})`
    : `${name}: ${words}`;
}
