import { Agent, request } from 'node:http';

/** Whom the server sees: a host name, an address behind the trusted proxy, and who is signed in. */
export interface Caller {
  readonly port: number;
  readonly host: string;
  readonly address: string;
  readonly token?: string;
  /** Connections of his own; otherwise those that all callers share. */
  readonly agent?: Agent;
}
export interface CallBody {
  readonly payload?: string | Buffer;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface HttpReply {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly json: () => unknown;
}

const sharedAgent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One call over HTTP; rejects when there is no whole reply. */
export function httpCall(
  { port, host, address, token, agent = sharedAgent }: Caller,
  method: string,
  path: string,
  { payload, type = 'application/json', headers = {} }: CallBody = {},
): Promise<HttpReply> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      agent,
      port,
      method,
      path,
      host: '127.0.0.1',
      headers: {
        host: `${host}:${port}`,
        'x-forwarded-for': address,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(payload) }),
        ...headers,
      },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.once('error', reject);
      incoming.once('close', () => {
        if (!incoming.complete) return reject(new Error('the reply was cut'));
        const body = Buffer.concat(chunks).toString('utf8');
        resolve({
          statusCode: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body,
          json: () => JSON.parse(body) as unknown,
        });
      });
    });
    outgoing.end(payload);
  });
}
