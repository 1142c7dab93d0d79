import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';

/** What a brand picture may be, by the ending of its file. */
export const pictureTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};
const address = /^\/brand\/(\d+)\/([0-9a-f-]{36}\.(?:png|jpg|webp|svg))$/;

export const keyOf = (instituteId: string | number, file: string) => `${instituteId}/brand/${file}`;

/** Where the picture of such an address lies in the storage; undefined where it is none of ours. */
export function storedPicture(url: string): string | undefined {
  const [, owner, file] = address.exec(url) ?? [];
  return owner === undefined || file === undefined ? undefined : keyOf(owner, file);
}

/** True for the address of a picture that this institute uploaded for its brand. */
export async function isBrandPicture(instituteId: number, url: string): Promise<boolean> {
  const [, owner = '', file = ''] = address.exec(url) ?? [];
  if (owner !== String(instituteId)) return false;
  const found = await runtime().storage.get(keyOf(owner, file));
  found?.stream.destroy();
  return found !== undefined;
}

/** `/brand/<institute>/<file>`: logos and icons, at every host because the provider's home shows them all. Nothing in them can run. */
export function registerBrandPictures(app: FastifyInstance): void {
  app.get<{ Params: { institute: string; file: string } }>(
    '/brand/:institute/:file',
    { config: { access: 'public', endpoint: 'brand' } },
    async ({ params }, reply) => {
      const [, owner, file = ''] = address.exec(`/brand/${params.institute}/${params.file}`) ?? [];
      const found = owner === undefined ? undefined : await runtime().storage.get(keyOf(owner, file));
      if (!found) return fail('NOT_FOUND');
      return reply
        .header('content-type', pictureTypes[extname(file)])
        .header('content-length', found.bytes)
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; sandbox`)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(found.stream);
    },
  );
}
