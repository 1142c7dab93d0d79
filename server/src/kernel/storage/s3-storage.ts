import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { type ByteRange, checkedKey, type Storage, type StoredFile } from './storage.ts';

export interface S3Config {
  readonly bucket: string;
  readonly region: string;
  /** Where the storage is; Amazon's when absent. */
  readonly endpoint?: string;
  /** Access key; without it the machine's role counts. */
  readonly keyId?: string;
  readonly secret?: string;
}

const PART_BYTES = 16 * 1024 * 1024;

/** Files in a bucket. A file appears only once all of it has arrived. The client is loaded when it is used first. */
export function s3Storage(config: S3Config): Storage {
  const Bucket = config.bucket;
  let opened: ReturnType<typeof open> | undefined;
  const s3 = () => (opened ??= open(config));
  return {
    async put(key, bytes) {
      const { client, commands } = await s3();
      await client.send(new commands.PutObjectCommand({ Bucket, Key: checkedKey(key), Body: bytes }));
    },
    async putFile(key, path) {
      const { client, Upload } = await s3();
      const params = { Bucket, Key: checkedKey(key), Body: createReadStream(path) };
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: 3 }).done();
      await rm(path, { force: true });
    },
    async get(key, range) {
      const { client, commands } = await s3();
      const asked = { Bucket, Key: checkedKey(key), ...(range && { Range: `bytes=${range.from}-${range.to}` }) };
      if (range && range.from > range.to) return undefined;
      const answer = await unlessMissing(client.send(new commands.GetObjectCommand(asked)));
      return answer && presentFile(answer, range);
    },
    async size(key) {
      const { client, commands } = await s3();
      const found = await unlessMissing(client.send(new commands.HeadObjectCommand({ Bucket, Key: checkedKey(key) })));
      return found && (found.ContentLength ?? 0);
    },
    async sizeAll(folder) {
      const { client, commands } = await s3();
      const Prefix = `${checkedKey(folder)}/`;
      let bytes = 0;
      for await (const { Contents = [] } of commands.paginateListObjectsV2({ client }, { Bucket, Prefix }))
        for (const { Size = 0 } of Contents) bytes += Size;
      return bytes;
    },
    async *list(folder) {
      const { client, commands } = await s3();
      const asked = { Bucket, ...(folder !== undefined && { Prefix: `${checkedKey(folder)}/` }) };
      for await (const { Contents = [] } of commands.paginateListObjectsV2({ client }, asked))
        for (const { Key, Size = 0, ETag = '' } of Contents)
          if (Key !== undefined) yield { key: Key, bytes: Size, mark: ETag };
    },
    async remove(key) {
      const { client, commands } = await s3();
      await client.send(new commands.DeleteObjectCommand({ Bucket, Key: checkedKey(key) }));
    },
    async removeAll(folder) {
      const { client, commands } = await s3();
      const Prefix = `${checkedKey(folder)}/`;
      for await (const { Contents = [] } of commands.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
        if (Objects.length === 0) continue;
        const { Errors: [failed] = [] } = await client.send(
          new commands.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        if (failed) throw new Error(`the storage kept ${failed.Key}: ${failed.Message}`);
      }
    },
  };
}

async function open({ region, endpoint, keyId, secret }: S3Config) {
  const [commands, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client: S3Client = new commands.S3Client({
    region,
    // A storage that does not answer is away: without limits a call would wait as long as the network likes.
    requestHandler: { connectionTimeout: 5000, socketTimeout: 30_000 },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(keyId && secret && { credentials: { accessKeyId: keyId, secretAccessKey: secret } }),
  });
  return { client, commands, Upload };
}

function presentFile(
  answer: {
    readonly Body?: unknown;
    readonly ContentLength?: number | undefined;
    readonly ContentRange?: string | undefined;
  },
  range: ByteRange | undefined,
): StoredFile {
  const whole = range ? Number(answer.ContentRange?.split('/')[1]) : answer.ContentLength;
  const stream = answer.Body as Readable;
  return { stream, sendTo: (out) => pourStream(stream, out), bytes: whole ?? 0 };
}

async function pourStream(stream: Readable, out: ServerResponse): Promise<void> {
  let hasLeft = false;
  out.once('close', () => (hasLeft = !stream.errored && !stream.readableEnded));
  await pipeline(stream, out).catch((error: unknown) => {
    if (!hasLeft) throw error;
  });
}

/** Undefined where there is no such key, or the range begins after its end. */
async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status === 404 || status === 416) return undefined;
    throw error;
  }
}
