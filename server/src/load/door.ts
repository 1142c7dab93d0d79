import { Agent, type ClientRequest, type IncomingMessage, request as plain } from 'node:http';
import { Agent as SecureAgent, request as secure } from 'node:https';
import { text } from 'node:stream/consumers';

export interface Reply {
  readonly status: number;
  readonly body: string;
}
export interface Sent {
  readonly token?: string;
  readonly json?: object;
  readonly form?: Readonly<Record<string, string>>;
}
/** Sends one call to an institute; rejects where no whole reply comes within the time. */
export type Door = (method: 'GET' | 'POST', path: string, sent?: Sent) => Promise<Reply>;

const PATIENCE_MS = 60_000;
/** Names under localhost mean this machine, which not every machine knows. */
const nameOf = (host: string) => (host === 'localhost' || host.endsWith('.localhost') ? '127.0.0.1' : host);

/**
 * The way to an institute by its address, such as `https://asha.abhyas.example`; each student has connections of their own. `through`: host and
 * port of the machine to go to, where the name does not lead there.
 */
export function openDoor(address: string, through?: string): { readonly call: Door; readonly close: () => void } {
  const url = new URL(address);
  const isSecure = url.protocol === 'https:';
  const machine = through === undefined ? url : new URL(`${url.protocol}//${through}`);
  const agent = isSecure
    ? new SecureAgent({ keepAlive: true, maxSockets: 2 })
    : new Agent({ keepAlive: true, maxSockets: 2 });
  const call: Door = (method, path, { token, json, form } = {}) => {
    const payload = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
    const outgoing = (isSecure ? secure : plain)({
      agent,
      method,
      path,
      host: nameOf(machine.hostname),
      port: machine.port || (isSecure ? 443 : 80),
      servername: url.hostname,
      timeout: PATIENCE_MS,
      headers: {
        host: url.host,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && {
          'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(payload),
        }),
      },
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error('no reply within a minute')));
    outgoing.end(payload);
    return replyOf(outgoing);
  };
  return { call, close: () => agent.destroy() };
}

const replyOf = (outgoing: ClientRequest): Promise<Reply> =>
  new Promise((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('response', (incoming: IncomingMessage) => {
      text(incoming).then((body) => resolve({ status: incoming.statusCode ?? 0, body }), reject);
    });
  });
