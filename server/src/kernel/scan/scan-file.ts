import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** Where a ClamAV daemon listens. */
export interface ClamdConfig {
  readonly host: string;
  readonly port: number;
}

/** What the scanner said of a file. */
export type Verdict =
  | { readonly says: 'clean' }
  | { readonly says: 'infected'; readonly virus: string }
  /** It is longer than the scanner takes. */
  | { readonly says: 'tooLong' };

const PIECE_BYTES = 256 * 1024;
const SILENCE_MS = 120_000;

/** Shows a file to clamd by its INSTREAM command. Throws where the scanner cannot be reached or does not know what to say. */
export async function scanFile({ host, port }: ClamdConfig, path: string): Promise<Verdict> {
  const socket = connect({ host, port });
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('the virus scanner fell silent')));
  const answer = everythingSaid(socket);
  // The daemon may answer and hang up in the middle of a file: what it said counts, not that it took no more.
  const [sent, said] = await Promise.allSettled([send(socket, path), answer]);
  const verdict = said.status === 'fulfilled' ? read(said.value) : undefined;
  if (verdict) return verdict;
  if (said.status === 'rejected') throw said.reason;
  throw sent.status === 'rejected' ? sent.reason : new Error(`the virus scanner said: ${said.value.slice(0, 200)}`);
}

/** All that comes until the connection ends; an answer that is whole counts though the connection then breaks. */
function everythingSaid(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8');
  return new Promise((resolve, reject) => {
    socket.on('data', (piece: string) => (text += piece));
    socket.on('error', (error) => (text.endsWith('\0') ? resolve(text) : reject(error)));
    socket.on('close', () => resolve(text));
  });
}

/** `zINSTREAM`, then pieces with their length in four bytes before each, then a length of zero. */
async function send(socket: Socket, path: string): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE((piece as Buffer).length);
    await write(socket, Buffer.concat([length, piece as Buffer]));
  }
  await write(socket, Buffer.alloc(4));
}

const write = (socket: Socket, bytes: Uint8Array) =>
  new Promise<void>((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));

function read(said: string): Verdict | undefined {
  const line = said.replace(/\0/g, '').trim();
  if (line === 'stream: OK') return { says: 'clean' };
  const virus = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (virus) return { says: 'infected', virus };
  return line.startsWith('INSTREAM size limit exceeded') ? { says: 'tooLong' } : undefined;
}
