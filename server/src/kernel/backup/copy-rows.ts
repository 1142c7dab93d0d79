import type { Socket } from 'node:net';
import type pg from 'pg';

/** What this file uses of the connection under a client of `pg`. */
interface Wire {
  readonly stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** A statement as `pg` wants it that copies in the one direction or the other; pg itself only knows queries. */
class Copy {
  readonly #text: string;
  readonly #settled = Promise.withResolvers<void>();
  #failure: unknown;
  #wire: Wire | undefined;
  constructor(text: string) {
    this.#text = text;
  }
  get done(): Promise<void> {
    return this.#settled.promise;
  }
  protected get wire(): Wire {
    return this.#wire!;
  }
  protected fail(error: unknown): void {
    this.#failure ??= error;
  }
  submit(wire: Wire): null {
    this.#wire = wire;
    wire.query(this.#text);
    return null;
  }
  handleError(error: unknown): void {
    this.#settled.reject(this.#failure ?? error);
  }
  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.#settled.resolve();
    else this.#settled.reject(this.#failure);
  }
  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCopyInResponse(wire: Wire): void {
    wire.sendCopyFail('nothing is sent here');
  }
  handleCopyData(_message: { readonly chunk: Buffer }): void {}
}

/** Rows are handed on when they are this many bytes together. */
const BATCH_BYTES = 64 * 1024;

class CopyOut extends Copy {
  readonly #each: (row: Buffer) => void;
  readonly #write: (rows: Buffer) => Promise<void>;
  #rows: Buffer[] = [];
  #bytes = 0;
  #writing: Promise<void> = Promise.resolve();
  constructor(text: string, each: (row: Buffer) => void, write: (rows: Buffer) => Promise<void>) {
    super(text);
    this.#each = each;
    this.#write = write;
  }
  /** One message is one row. The memory is that of the connection, which uses it again. */
  override handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    const row = Buffer.from(chunk);
    this.#each(row);
    this.#rows.push(row);
    this.#bytes += row.length;
    if (this.#bytes >= BATCH_BYTES) this.#handOn();
  }
  #handOn(): void {
    const rows = Buffer.concat(this.#rows);
    this.#rows = [];
    this.#bytes = 0;
    const { stream } = this.wire;
    stream.pause();
    this.#writing = this.#writing
      .then(() => this.#write(rows))
      .catch((error: unknown) => this.fail(error))
      .finally(() => stream.resume());
  }
  override handleReadyForQuery(): void {
    if (this.#bytes > 0) this.#handOn();
    void this.#writing.then(() => super.handleReadyForQuery());
  }
}

class CopyIn extends Copy {
  readonly #chunks: AsyncIterable<Buffer>;
  constructor(text: string, chunks: AsyncIterable<Buffer>) {
    super(text);
    this.#chunks = chunks;
  }
  override handleCopyInResponse(wire: Wire): void {
    this.#send(wire).catch((error: unknown) => {
      this.fail(error);
      wire.sendCopyFail('the rows could not be read');
    });
  }
  async #send(wire: Wire): Promise<void> {
    for await (const chunk of this.#chunks) {
      wire.sendCopyFromChunk(chunk);
      if (wire.stream.writableNeedDrain) await new Promise((resolve) => wire.stream.once('drain', resolve));
    }
    wire.endCopyFrom();
  }
}

const run = async (client: pg.ClientBase, copy: Copy): Promise<void> => {
  client.query(copy as never);
  await copy.done;
};

interface Target {
  /** Hears each row as it is written, with its line feed. */
  readonly each: (row: Buffer) => void;
  /** Takes many rows; the database waits for it. */
  readonly write: (rows: Buffer) => Promise<void>;
}

/** Runs `COPY … TO STDOUT`. */
export const copyOut = (client: pg.ClientBase, statement: string, { each, write }: Target): Promise<void> =>
  run(client, new CopyOut(statement, each, write));

/** Runs `COPY … FROM STDIN` with these bytes. */
export const copyIn = (client: pg.ClientBase, statement: string, chunks: AsyncIterable<Buffer>): Promise<void> =>
  run(client, new CopyIn(statement, chunks));
