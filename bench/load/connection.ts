import { connect, type Socket } from 'node:net';

/** Hears one reply: its status and its body. */
export type Ear = (status: number, body: string) => void;

/**
 * A keep-alive connection for one request at a time. It knows just enough HTTP for our replies, so that the generator takes
 * as little CPU from the server beside it as it can.
 */
export class Connection {
  readonly #socket: Socket;
  #listener: Ear | undefined;
  #text = '';
  #needed = -1;

  constructor(port: number, onBroken: (error: Error) => void) {
    this.#socket = connect({ host: '127.0.0.1', port, noDelay: true });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (chunk: unknown) => this.#read(chunk as string));
    this.#socket.once('error', onBroken);
  }

  /** Sends a whole request (head and body as bytes of latin1) and calls back with its reply. */
  send(request: string, listener: Ear): void {
    this.#listener = listener;
    this.#socket.write(request, 'latin1');
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: string): void {
    this.#text = this.#text === '' ? chunk : this.#text + chunk;
    if (this.#needed < 0) this.#needed = lengthOf(this.#text);
    if (this.#needed < 0 || this.#text.length < this.#needed) return;
    const text = this.#text;
    const listener = this.#listener;
    this.#text = '';
    this.#needed = -1;
    listener?.(Number(text.slice(9, 12)), text.slice(text.indexOf('\r\n\r\n') + 4));
  }
}

const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;
/** Length of the whole reply; -1 while its head is not complete. */
function lengthOf(text: string): number {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return -1;
  const length = LENGTH.exec(text.slice(0, end + 2))?.[1];
  if (length === undefined) throw new Error(`A reply without a length: ${text.slice(0, 200)}`);
  return end + 4 + Number(length);
}

/** A request as text: `path` and body must be ASCII. */
export function requestText(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = body === '' ? '' : `content-length: ${body.length}\r\n`;
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n${body}`;
}
