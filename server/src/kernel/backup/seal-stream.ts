import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { StartError } from '../start-error.ts';

const MAGIC = Buffer.from('ABHYAS-SEALED-1\n');
const SALT_BYTES = 32;
const TAG_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;
const LENGTH_BYTES = 4;
/** The highest bit of a chunk's length: it is the last one. */
const LAST = 0x8000_0000;

/** Each file has a key of its own, so that the numbers of its chunks may begin at 0. */
const keyOf = (master: Buffer, salt: Buffer) => Buffer.from(hkdfSync('sha256', master, salt, 'abhyas:backup file', 32));

function nonceOf(place: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(place), 4);
  return nonce;
}

/**
 * Encrypts with AES-256-GCM in chunks of 64 kB. Each is bound to its place and to whether it is the last, so that nothing can be changed,
 * moved, repeated or cut off without being seen, and nothing has to be held in memory.
 */
export function sealStream(master: Buffer): Transform {
  const salt = randomBytes(SALT_BYTES);
  const key = keyOf(master, salt);
  let kept: Buffer = Buffer.alloc(0);
  let place = 0;
  const seal = (bytes: Buffer, last: boolean): Buffer => {
    const head = Buffer.alloc(LENGTH_BYTES);
    head.writeUInt32BE((bytes.length | (last ? LAST : 0)) >>> 0);
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place++)).setAAD(head);
    return Buffer.concat([head, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      kept = kept.length === 0 ? chunk : Buffer.concat([kept, chunk]);
      // What fills a chunk exactly is kept: it may be the last.
      while (kept.length > CHUNK_BYTES) {
        this.push(seal(kept.subarray(0, CHUNK_BYTES), false));
        kept = kept.subarray(CHUNK_BYTES);
      }
      done();
    },
    flush(done: TransformCallback) {
      this.push(seal(kept, true));
      done();
    },
  });
  stream.push(Buffer.concat([MAGIC, salt]));
  return stream;
}

/** Decrypts what `sealStream` made. Fails with a StartError at the first chunk that is not as it was, and where the end is missing. */
export function openStream(master: Buffer): Transform {
  let kept: Buffer = Buffer.alloc(0);
  let key: Buffer | undefined;
  let place = 0;
  let isOver = false;
  const begin = MAGIC.length + SALT_BYTES;
  const open = (length: number, last: boolean): Buffer => {
    const head = kept.subarray(0, LENGTH_BYTES);
    const body = kept.subarray(LENGTH_BYTES, LENGTH_BYTES + length);
    const tag = kept.subarray(LENGTH_BYTES + length, LENGTH_BYTES + length + TAG_BYTES);
    const cipher = createDecipheriv('aes-256-gcm', key!, nonceOf(place++)).setAAD(head).setAuthTag(tag);
    const bytes = Buffer.concat([cipher.update(body), cipher.final()]);
    isOver = last;
    kept = kept.subarray(LENGTH_BYTES + length + TAG_BYTES);
    return bytes;
  };
  const readAll = (push: (bytes: Buffer) => void): void => {
    if (!key) {
      if (kept.length < begin) return;
      if (!kept.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('no sealed file');
      key = keyOf(master, kept.subarray(MAGIC.length, begin));
      kept = kept.subarray(begin);
    }
    while (kept.length >= LENGTH_BYTES) {
      if (isOver) throw new Error('bytes after the end');
      const head = kept.readUInt32BE();
      const length = head & (LAST - 1);
      if (length > CHUNK_BYTES) throw new Error('a chunk is too long');
      if (kept.length < LENGTH_BYTES + length + TAG_BYTES) return;
      push(open(length, head >= LAST));
    }
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      kept = kept.length === 0 ? chunk : Buffer.concat([kept, chunk]);
      try {
        readAll((bytes) => this.push(bytes));
        done();
      } catch (cause) {
        done(new StartError('This file of the backup was changed or damaged, or the key is another one.', { cause }));
      }
    },
    flush(done) {
      done(isOver && kept.length === 0 ? null : new StartError('The end of this file of the backup is missing.'));
    },
  });
}
