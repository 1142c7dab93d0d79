import { Readable } from 'node:stream';
import { maxUploadBytes } from '@abhyas/contract/media/shapes';
import { FileStore } from '@tus/file-store';
import { ERRORS, Server, Upload as TusUpload } from '@tus/server';
import type { Context } from '../../../kernel/context.ts';
import { fail, Refusal } from '../../../kernel/errors.ts';
import { Outage } from '../../../kernel/outage.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { finishUpload } from './finish-upload.ts';
import { uploadLock } from './upload-lock.ts';
import { findUpload, type Upload } from './uploads.store.ts';

/** One request of tus with what it is about. */
interface Call {
  readonly ctx: Context;
  readonly upload: Upload;
  /** What our own work refused: it goes out as it is. */
  thrown?: unknown;
}

/** Headers of tus that are passed on; all others are ours. */
const passed = ['tus-resumable', 'upload-offset', 'content-type', 'content-length', 'x-http-method-override'];

export interface TusAnswer {
  readonly status: number;
  readonly headers: Headers;
}
/** What the tus server is given of a request. */
export interface TusRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readable;
}

/**
 * Core protocol of tus 1.0.0 (where does it stand, take the next bytes) over the staging folder. Everything around it — who, which, how
 * long, what kind — was decided before; `receive` throws our own refusals.
 */
export function tusServer(): { receive(ctx: Context, upload: Upload, request: TusRequest): Promise<TusAnswer> } {
  const calls = new WeakMap<object, Call>();
  const server = new Server({
    path: '/api/media/uploads',
    maxSize: maxUploadBytes,
    datastore: new FileStore({ directory: `${runtime().staging}/uploads`, configstore: lengths }),
    getFileIdFromRequest: (request) => {
      const call = calls.get(request);
      return call && `${call.ctx.instituteId}/${call.upload.uploadId}`;
    },
    locker: (request) => {
      const call = calls.get(request);
      if (!call) throw new Error('tus asks for a lock of no call');
      return { newLock: () => uploadLock(call.ctx, call.upload.uploadId) };
    },
    onUploadFinish: async (request) => {
      const call = calls.get(request);
      if (call) await finishUpload(call.ctx, call.upload);
      return {};
    },
    onResponseError: (request, error) => {
      const call = calls.get(request);
      if (call) call.thrown = error;
      return undefined;
    },
  });
  return {
    async receive(ctx, upload, { method, headers, body }) {
      const given = passed.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []));
      const request = new Request(`http://tus/api/media/uploads/${upload.uploadId}`, {
        method,
        headers: given as [string, string][],
        ...(method === 'PATCH' && { body: Readable.toWeb(body), duplex: 'half' }),
      } as RequestInit);
      const call: Call = { ctx, upload };
      calls.set(request, call);
      const { status, headers: answered } = await server.handleWeb(request);
      if (status >= 400) {
        // Bytes that nobody reads would jam the connection: the client's next request on it waits behind them.
        body.removeAllListeners('data').resume();
        refuse(status, call.thrown);
      }
      return { status, headers: answered };
    },
  };
}

/** How long each upload is to be stands in the database, not beside the file. */
const lengths = {
  async get(key: string) {
    const [instituteId = '', uploadId = ''] = key.split('/');
    const institute = Number(instituteId);
    const db = runtime().database.forInstitute(institute);
    const upload = await findUpload({ db, instituteId: institute }, uploadId);
    return upload && new TusUpload({ id: key, size: upload.bytes, offset: 0 });
  },
  set: async () => {},
  delete: async () => {},
};

function refuse(status: number, thrown: unknown): never {
  if (thrown instanceof Refusal) throw thrown;
  if (status === 409) fail('UPLOAD_PLACE');
  if (status === 413) fail('TOO_LARGE', { maxBytes: maxUploadBytes });
  if (status === 404 || status === 410) fail('NOT_FOUND');
  if (status < 500) fail('UPLOAD_REQUEST');
  if (thrown === ERRORS.FILE_WRITE_ERROR) throw new Outage('DISK_FULL', new Error('the staging folder takes no bytes'));
  throw thrown instanceof Error ? thrown : new Error(`tus answered ${status}: ${JSON.stringify(thrown)}`);
}
