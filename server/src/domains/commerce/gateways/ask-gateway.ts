import { GatewayRefused, GatewaySilent } from './payment-gateway.ts';
import { noteCall } from './silent-gateways.ts';

const PATIENCE_MS = 10_000;
const MOST_BYTES = 1_000_000;

export interface GatewayAnswer {
  readonly body: Buffer;
  readonly value: Readonly<Record<string, unknown>>;
}

/** A JSON call to a gateway. Throws GatewaySilent where nothing readable comes back in time, GatewayRefused for a refusal (4xx). */
export async function askGateway(
  url: string,
  given: { readonly headers: Readonly<Record<string, string>>; readonly body?: string },
): Promise<GatewayAnswer> {
  const { host } = new URL(url);
  try {
    const answer = await ask(url, given);
    noteCall(host, true);
    return answer;
  } catch (error) {
    noteCall(host, !(error instanceof GatewaySilent));
    throw error;
  }
}

async function ask(
  url: string,
  given: { readonly headers: Readonly<Record<string, string>>; readonly body?: string },
): Promise<GatewayAnswer> {
  const { status, body } = await call(url, given);
  if (status >= 500) throw new GatewaySilent(`${new URL(url).host} answered ${status}`);
  const value = parse(url, body);
  if (status >= 400)
    throw new GatewayRefused(`${new URL(url).host} answered ${status}: ${describe(value)}`, { status });
  return { body, value };
}

async function call(url: string, { headers, body }: { headers: Readonly<Record<string, string>>; body?: string }) {
  try {
    const reply = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const bytes = Buffer.from(await reply.arrayBuffer());
    if (bytes.length > MOST_BYTES) throw new Error('the answer is too long');
    return { status: reply.status, body: bytes };
  } catch (cause) {
    throw new GatewaySilent(`${new URL(url).host} cannot be reached`, { cause });
  }
}

function parse(url: string, body: Buffer): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // said below
  }
  throw new GatewaySilent(`${new URL(url).host} answered something that is no JSON object`);
}

/** What a refusal says of itself, without values that were sent. */
function describe(value: Readonly<Record<string, unknown>>): string {
  const error = inside(value, 'error');
  return String(error['description'] ?? error['code'] ?? 'no reason').slice(0, 200);
}

/** The object under a name, or an empty one. */
export function inside(value: unknown, name: string): Readonly<Record<string, unknown>> {
  const found = (value as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
}

/** A text under a name, or null. */
export function textIn(value: Readonly<Record<string, unknown>>, name: string): string | null {
  const found = value[name];
  return typeof found === 'string' && found !== '' ? found : null;
}

/** JSON of bytes that somebody sent; undefined where they are none. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
