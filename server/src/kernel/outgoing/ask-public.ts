import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** What is asked, and where one may end up. */
export interface Question {
  /** Hosts that may be asked, at each hop again. */
  readonly mayAsk: (host: string) => boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** At most so many bytes of the answer are read; the rest is left. */
  readonly maxBytes: number;
}
export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** Where it was found, after redirects. */
  readonly url: URL;
}

/** The internet, or what a test puts in its place. */
export interface Network {
  readonly protocols: readonly string[];
  /** As an address writes them, the usual one as nothing; undefined: any. */
  readonly ports?: readonly string[];
  /** All addresses of a name. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly isPublic: (address: string) => boolean;
}
export const internet: Network = {
  protocols: ['https:'],
  // Behind another port of a public machine may stand what was never meant to be asked; a redirect names any.
  ports: [''],
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
};

/** Why an address is not asked. `host`: that of the hop at which it was refused. */
export class AskRefused extends Error {
  override name = 'AskRefused';
  readonly reason: 'address' | 'host' | 'private' | 'unreachable';
  readonly host: string;
  constructor(reason: AskRefused['reason'], host: string) {
    super(`${host} is not asked: ${reason}`);
    this.reason = reason;
    this.host = host;
  }
}

const MAX_HOPS = 3;
const PATIENCE_MS = 8000;

/**
 * Asks an address that somebody gave, without being led anywhere else: the name is resolved once, every address that it has must be public,
 * and the connection goes to the very address that was checked, so that a name which answers differently a moment later gains nothing.
 * Each redirect begins this anew. Throws AskRefused.
 */
export async function askPublic(address: string, question: Question, network: Network = internet): Promise<Answer> {
  let url = parse(address);
  for (let hop = 0; hop <= MAX_HOPS; hop++) {
    const pinned = await check(url, question, network);
    const answer = await ask(url, pinned, question);
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status >= 400 || location === undefined) return answer;
    url = parse(location, url);
  }
  throw new AskRefused('unreachable', url.hostname);
}

function parse(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new AskRefused('address', '');
  return new URL(address, base);
}

/** The one address that will be connected to. */
async function check(url: URL, { mayAsk }: Question, network: Network): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const usual = network.protocols.includes(url.protocol) && (network.ports?.includes(url.port) ?? true);
  if (!usual || url.username || url.password) throw new AskRefused('address', host);
  if (!mayAsk(host)) throw new AskRefused('host', host);
  const addresses = isIP(host) ? [host] : await network.resolve(host).catch(() => []);
  const [first] = addresses;
  if (first === undefined) throw new AskRefused('unreachable', host);
  if (!addresses.every((one) => network.isPublic(one))) throw new AskRefused('private', host);
  return first;
}

function ask(url: URL, pinned: string, { headers, maxBytes }: Question): Promise<Answer> {
  const options: RequestOptions = {
    agent: false,
    headers: { 'user-agent': 'Abhyas', ...headers },
    // Never asks a resolver again: the address that was checked, and no other.
    lookup: (_name, { all }, found) => {
      const family = isIP(pinned);
      if (all) found(null, [{ address: pinned, family }]);
      else found(null, pinned, family);
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
  };
  return new Promise((resolve, reject) => {
    const failed = () => reject(new AskRefused('unreachable', url.hostname));
    const call = url.protocol === 'https:' ? https.request(url, options) : http.request(url, options);
    call.once('error', failed);
    call.once('response', (reply) => {
      readAtMost(reply, maxBytes).then(
        (body) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body, url }),
        failed,
      );
    });
    call.end();
  });
}

async function readAtMost(reply: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of reply as AsyncIterable<Buffer>) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= maxBytes) break;
  }
  reply.destroy();
  return Buffer.concat(parts).subarray(0, maxBytes);
}
