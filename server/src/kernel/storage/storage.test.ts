import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { ByteRange, Storage } from './storage.ts';

const root = mkdtempSync(join(tmpdir(), 'abhyas-storage-'));
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(root, 'bucket'),
  configureBuckets: [{ name: 'abhyas-files' }],
});
let port = 0;
beforeAll(async () => {
  port = (await bucket.run()).port;
});
afterAll(async () => {
  await bucket.close();
  rmSync(root, { recursive: true });
});

const kinds: readonly (readonly [string, () => Storage])[] = [
  ['a folder of this machine', () => diskStorage(join(root, 'files'))],
  [
    'a bucket that speaks S3',
    () =>
      s3Storage({
        bucket: 'abhyas-files',
        region: 'ap-south-1',
        endpoint: `http://127.0.0.1:${port}`,
        keyId: 'S3RVER',
        secret: 'S3RVER',
      }),
  ],
];

/** What somebody receives who reads in small gulps, over a real connection. */
async function overHttp(
  answer: (out: ServerResponse) => Promise<void>,
  signal?: AbortSignal,
  onBytes: () => void = () => {},
): Promise<Buffer> {
  const server = createServer((_, out) => void answer(out)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const request = get({ port: (server.address() as AddressInfo).port, agent: false, ...(signal && { signal }) });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const gulps: Buffer[] = [];
    for await (const gulp of response) {
      gulps.push(gulp as Buffer);
      onBytes();
      await new Promise(setImmediate);
    }
    return Buffer.concat(gulps);
  } finally {
    server.close();
  }
}

describe.each(kinds)('storage in %s', (_name, open) => {
  let storage: Storage;
  beforeAll(() => {
    storage = open();
  });
  const read = async (key: string, range?: { from: number; to: number }) => {
    const found = await storage.get(key, range);
    return found && { text: await text(found.stream), bytes: found.bytes };
  };
  const send = async (key: string, range: ByteRange | undefined, out: ServerResponse) =>
    (await storage.get(key, range))!.sendTo(out);
  const aFile = (bytes: Uint8Array) => {
    const path = join(root, `staged-${bytes.length}`);
    writeFileSync(path, bytes);
    return path;
  };

  it('gives back what it was given, and nothing after removal', async () => {
    await storage.put('7/media/a.txt', Buffer.from('one'));
    await storage.put('7/media/a.txt', Buffer.from('second'));
    expect(await read('7/media/a.txt')).toEqual({ text: 'second', bytes: 6 });
    expect(await storage.size('7/media/a.txt')).toBe(6);
    await storage.remove('7/media/a.txt');
    expect(await read('7/media/a.txt')).toBeUndefined();
    expect(await storage.size('7/media/a.txt')).toBeUndefined();
    await storage.remove('7/media/a.txt');
  });

  it('takes a file away from where it lay, whole', async () => {
    const bytes = Buffer.alloc(20_000_003, 'abcdefghij');
    const path = aFile(bytes);
    await storage.putFile('7/media/long.bin', path);
    expect(existsSync(path)).toBe(false);
    const found = await storage.get('7/media/long.bin');
    expect(found?.bytes).toBe(bytes.length);
    expect((await buffer(found!.stream)).equals(bytes)).toBe(true);
  });

  it('gives any part of a file, and says how long the whole is', async () => {
    await storage.put('7/media/digits', Buffer.from('0123456789'));
    expect(await read('7/media/digits', { from: 0, to: 1 })).toEqual({ text: '01', bytes: 10 });
    expect(await read('7/media/digits', { from: 3, to: 5 })).toEqual({ text: '345', bytes: 10 });
    expect(await read('7/media/digits', { from: 8, to: 99 })).toEqual({ text: '89', bytes: 10 });
    expect(await read('7/media/digits', { from: 10, to: 99 })).toBeUndefined();
    expect(await read('7/media/digits', { from: 5, to: 4 })).toBeUndefined();
    expect(await read('7/media/nothing', { from: 0, to: 1 })).toBeUndefined();
  });

  it('writes a file or a part of it to several readers at once, the slow ones too', async () => {
    const bytes = randomBytes(3_000_007);
    await storage.put('7/media/noise', bytes);
    const parts = [undefined, { from: 0, to: 1 }, { from: 255_999, to: 1_999_999 }, { from: 2_900_000, to: 9_999_999 }];
    const received = await Promise.all(parts.map((part) => overHttp(async (out) => send('7/media/noise', part, out))));
    const isWhole = received.map((got, number) => {
      const { from = 0, to = bytes.length } = parts[number] ?? {};
      return got.equals(bytes.subarray(from, to + 1));
    });
    expect(isWhole).toEqual([true, true, true, true]);
  });

  it('lets a reader go who has seen enough', async () => {
    await storage.put('7/media/noise', randomBytes(30_000_000));
    const sent = Promise.withResolvers<void>();
    const looking = new AbortController();
    const seen = overHttp(
      (out) => send('7/media/noise', undefined, out).then(sent.resolve, sent.reject),
      looking.signal,
      () => looking.abort(),
    );
    await expect(seen).rejects.toThrow('aborted');
    await expect(sent.promise).resolves.toBeUndefined();
  });

  it('removes a folder with all that is in it, and nothing beside it', async () => {
    for (const key of ['8/a/1', '8/a/deep/2', '8/ab/3', '8/a.txt', '9/a/4']) await storage.put(key, Buffer.from(key));
    await storage.removeAll('8/a');
    expect(await read('8/a/1')).toBeUndefined();
    expect(await read('8/a/deep/2')).toBeUndefined();
    for (const key of ['8/ab/3', '8/a.txt', '9/a/4']) expect((await read(key))?.text, key).toBe(key);
    await storage.removeAll('8/none');
  });

  it('says how much a folder takes with all that is in it, and nothing beside it', async () => {
    for (const key of ['6/a/1', '6/a/deep/2', '6/ab/3', '6/a.txt']) await storage.put(key, Buffer.alloc(10));
    expect(await storage.sizeAll('6/a')).toBe(20);
    await storage.remove('6/a/1');
    expect(await storage.sizeAll('6/a')).toBe(10);
    expect(await storage.sizeAll('6/none')).toBe(0);
  });

  it.each(['../outside', '7/../../outside', '/etc/passwd', '7//a', '7/./a', '7\\..\\a', '7/a\0.txt', ''])(
    'knows no key that could mean another place: %j',
    async (key) => {
      await expect(storage.put(key, Buffer.from('x'))).rejects.toBeInstanceOf(RangeError);
      await expect(storage.putFile(key, aFile(Buffer.from('x')))).rejects.toBeInstanceOf(RangeError);
      await expect(storage.get(key)).rejects.toBeInstanceOf(RangeError);
      await expect(storage.size(key)).rejects.toBeInstanceOf(RangeError);
      await expect(storage.sizeAll(key)).rejects.toBeInstanceOf(RangeError);
      await expect(storage.remove(key)).rejects.toBeInstanceOf(RangeError);
      await expect(storage.removeAll(key)).rejects.toBeInstanceOf(RangeError);
    },
  );

  it('keeps an empty file and a name of another script', async () => {
    await storage.put('7/media/खाली.txt', Buffer.alloc(0));
    expect(await read('7/media/खाली.txt')).toEqual({ text: '', bytes: 0 });
    expect((await overHttp((out) => send('7/media/खाली.txt', undefined, out))).length).toBe(0);
  });
});

describe('storage on disk', () => {
  it('leaves nothing half written behind', async () => {
    const folder = join(root, 'half');
    const storage = diskStorage(folder);
    await storage.put('7/media/a.txt', Buffer.from('one'));
    await expect(storage.putFile('7/media/b.txt', join(root, 'is not there'))).rejects.toThrow('ENOENT');
    expect(readdirSync(join(folder, '7/media'))).toEqual(['a.txt']);
  });
});
