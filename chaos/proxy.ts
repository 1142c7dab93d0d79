import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Link } from './link.ts';

/** One call as it came in, kept so that it can be sent again. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
export interface Proxy {
  readonly port: number;
  /** Registers a device's way; its calls name it in the header `x-link`. */
  readonly register: (name: string, link: Link) => void;
  readonly forget: (name: string) => void;
  /** Resolves when nothing is under way any more, stragglers included. */
  readonly idle: () => Promise<void>;
  readonly close: () => void;
}
export interface ProxyOptions {
  /** Ports of the servers behind it. */
  readonly targets: () => readonly number[];
  /** Hears every whole reply of a server, whether or not it reaches the device. */
  readonly onReply: (sent: Sent, reply: Reply) => void;
}

const HOST = '127.0.0.1';
const gatewayPage = '<html><body><h1>502 Bad Gateway</h1></body></html>';

/** A reverse proxy that treats each call as its link's weather says. */
export async function startProxy({ targets, onReply }: ProxyOptions): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const links = new Map<string, Link>();
  const underWay = new Set<Promise<unknown>>();

  function track<T>(work: Promise<T>): Promise<T> {
    const known = work.catch(() => undefined).finally(() => underWay.delete(known));
    underWay.add(known);
    return work;
  }
  async function forward(sent: Sent, link: Link): Promise<Reply> {
    const reply = await upstream(agent, link.pick(targets()), sent);
    onReply(sent, reply);
    return reply;
  }
  const later = (sent: Sent, link: Link) =>
    void track(pause(link.delay()).then(() => forward(sent, link))).catch(() => {});

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const link = links.get(String(incoming.headers['x-link']));
    const body = await readAll(incoming);
    if (!link || link.isCut) return void incoming.socket.destroy();
    link.hold(incoming.socket);
    const sent: Sent = { method: incoming.method ?? 'GET', url: incoming.url ?? '/', headers: incoming.headers, body };
    await deliver(sent, link, incoming, outgoing);
  }
  async function deliver(sent: Sent, link: Link, { socket }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const weather = link.weather(sent.url === '/api/oauth/token' && sent.body.includes('grant_type=refresh_token'));
    if (weather === 'lost') return void socket.destroy();
    if (weather === 'garbled') return void outgoing.writeHead(502, { 'content-type': 'text/html' }).end(gatewayPage);
    if (weather === 'cutRequest') {
      await halfWay(agent, link.pick(targets()), sent);
      return void socket.destroy();
    }
    if (weather === 'straggler') {
      later(sent, link);
      return void socket.destroy();
    }
    if (weather === 'slow') await pause(link.delay() / 3);
    const duplicate = weather === 'twice' ? track(forward(sent, link)).catch(() => undefined) : undefined;
    const reply = await forward(sent, link);
    await duplicate;
    if (weather === 'again') later(sent, link);
    if (weather === 'replyLost' || link.isCut) return void socket.destroy();
    answer(outgoing, reply, weather === 'replyCut');
  }

  const server = createServer((incoming, outgoing) => {
    track(serve(incoming, outgoing)).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((listening) => void server.listen(0, HOST, listening));
  return {
    port: (server.address() as AddressInfo).port,
    register: (name, link) => void links.set(name, link),
    forget: (name) => void links.delete(name),
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function upstream(agent: Agent, port: number, { method, url, headers, body }: Sent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, host: HOST, port, method, path: url, headers });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      readAll(incoming).then(
        (read) => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: read }),
        reject,
      );
    });
    outgoing.end(body);
  });
}

/** Sends the head and half of the body, then breaks off: the server never has the whole request. */
function halfWay(agent: Agent, port: number, { method, url, headers, body }: Sent): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request({
      agent,
      host: HOST,
      port,
      method,
      path: url,
      headers: { ...headers, 'content-length': String(body.length + 1) },
    });
    outgoing.once('error', () => resolve());
    outgoing.once('close', () => resolve());
    outgoing.write(body.subarray(0, body.length >> 1), () => outgoing.destroy());
  });
}

function answer(outgoing: ServerResponse, { status, headers, body }: Reply, isCut: boolean): void {
  const { connection: _connection, 'keep-alive': _keepAlive, 'transfer-encoding': _encoding, ...rest } = headers;
  outgoing.writeHead(status, { ...rest, 'content-length': String(body.length) });
  if (!isCut) return void outgoing.end(body);
  outgoing.write(body.subarray(0, body.length >> 1), () => outgoing.destroy());
}
