import { type AddressInfo, createServer } from 'node:net';

const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

export interface TinyClamd {
  readonly host: string;
  readonly port: number;
  /** Bytes of each stream that it was shown. */
  readonly seen: readonly number[];
  readonly close: () => Promise<void>;
}

/** What one connection has sent so far; `take` says what to answer, once that is known. */
class StreamReader {
  stream = Buffer.alloc(0);
  #waiting = Buffer.alloc(0);
  #begun = false;
  readonly #longest: number;
  constructor(longest: number) {
    this.#longest = longest;
  }
  take(piece: Buffer): string | undefined {
    this.#waiting = Buffer.concat([this.#waiting, piece]);
    if (!this.#begun && this.#waiting.length >= 10) {
      if (this.#waiting.subarray(0, 10).toString() !== 'zINSTREAM\0') return 'UNKNOWN COMMAND';
      this.#begun = true;
      this.#waiting = this.#waiting.subarray(10);
    }
    return this.#begun ? this.#unpack() : undefined;
  }
  #unpack(): string | undefined {
    while (this.#waiting.length >= 4) {
      const length = this.#waiting.readUInt32BE(0);
      if (length === 0) return this.stream.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
      if (this.#waiting.length < 4 + length) return undefined;
      this.stream = Buffer.concat([this.stream, this.#waiting.subarray(4, 4 + length)]);
      this.#waiting = this.#waiting.subarray(4 + length);
      if (this.stream.length > this.#longest) return 'INSTREAM size limit exceeded. ERROR';
    }
    return undefined;
  }
}

/** A virus scanner that speaks clamd's INSTREAM and knows one virus, that of the tests of all scanners; longer streams it hangs up on. */
export async function tinyClamd(longest = 50_000_000): Promise<TinyClamd> {
  const seen: number[] = [];
  const server = createServer((socket) => {
    const pieces = new StreamReader(longest);
    socket.on('error', () => {});
    socket.on('data', (piece) => {
      const said = pieces.take(piece);
      if (said === undefined) return;
      seen.push(pieces.stream.length);
      socket.end(`${said}\0`);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    host: '127.0.0.1',
    port,
    seen,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** The file that every scanner knows, and that harms nobody. */
export const eicar = Buffer.from(EICAR);
