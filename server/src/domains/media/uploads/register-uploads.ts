import { partner } from '@abhyas/contract/access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../../../kernel/errors.ts';
import { guard } from '../../identity/index.ts';
import { stagedBytes, stagedPath } from '../storing/staging.ts';
import { finishUpload, requireHonest } from './finish-upload.ts';
import { ownUpload } from './own-upload.ts';
import { tusServer } from './tus-server.ts';
import { touchUpload, type Upload } from './uploads.store.ts';

type Asked = FastifyRequest<{ Params: { uploadId: string } }>;

const access = partner('media.write');
const endpoint = 'media.sendUpload';

/**
 * The address of an upload's bytes, by tus 1.0.0: HEAD says where it stands, PATCH takes the next ones. Who asks, and that the upload is
 * theirs, is checked with every request. Beginning and giving up are endpoints of the contract.
 */
export function registerUploads(app: FastifyInstance): void {
  const tus = tusServer();
  // Not read here: the bytes go through to the disk.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
  app.route<{ Params: { uploadId: string } }>({
    method: ['HEAD', 'PATCH'],
    url: '/api/media/uploads/:uploadId',
    config: { access, endpoint },
    handler: async (request, reply) => {
      const { ctx, method } = request;
      guard(access, ctx, { endpoint, method: method === 'PATCH' ? 'PATCH' : 'GET' });
      const upload = await ownUpload(ctx, request.params.uploadId);
      if (request.headers['tus-resumable'] !== '1.0.0') fail('UPLOAD_REQUEST');
      if (await isWhole(request, upload)) return sendWhole(request, reply, upload);
      if (method === 'PATCH' && request.headers['upload-offset'] !== '0') await requireHonest(ctx, upload);
      const { status, headers } = await tus.receive(ctx, upload, {
        method,
        headers: request.headers,
        body: request.raw,
      });
      if (method === 'PATCH') await touchUpload(ctx, upload.uploadId);
      return reply.code(status).headers(Object.fromEntries(headers)).send();
    },
  });
}

/** All bytes are here, and yet it is an upload: the server stopped before it was done with it. */
const isWhole = async ({ ctx }: Asked, { uploadId, bytes }: Upload) =>
  (await stagedBytes(stagedPath(ctx.instituteId, uploadId))) === bytes;

async function sendWhole({ ctx }: Asked, reply: FastifyReply, upload: Upload): Promise<FastifyReply> {
  await finishUpload(ctx, upload);
  return reply
    .code(200)
    .header('tus-resumable', '1.0.0')
    .header('upload-offset', upload.bytes)
    .header('upload-length', upload.bytes)
    .header('cache-control', 'no-store')
    .send();
}
