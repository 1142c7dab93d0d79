import type { OpenUpload } from '@abhyas/contract/media/uploads';
import type { Person } from './person.ts';

/** How a tus client speaks to the server in tests. */
export const tusHeaders = { 'tus-resumable': '1.0.0' } as const;

/** Where an upload stands, as the server answers. */
export const whereIs = (person: Person, url: string) =>
  person.send('GET', url, { method: 'HEAD', headers: tusHeaders });

/** Sends bytes that begin at a place. */
export const sendBytes = (person: Person, url: string, at: number, bytes: Uint8Array) =>
  person.send('PATCH', url, {
    headers: { ...tusHeaders, 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
    payload: Buffer.from(bytes),
  });

/** Begins an upload and sends all of it in pieces; the upload with the answer to its last piece. */
export async function uploadAll(
  person: Person,
  file: { readonly bytes: Uint8Array; readonly fileName: string; readonly kind?: OpenUpload['kind'] },
  piece = 1_000_000,
) {
  const { fileName, kind, bytes } = file;
  const upload = await person.api.media.createUpload({
    body: { fileName, bytes: bytes.length, ...(kind && { kind }) },
  });
  let last = await whereIs(person, upload.url);
  for (let at = 0; at < bytes.length && last.statusCode < 300; at += piece)
    last = await sendBytes(person, upload.url, at, bytes.subarray(at, at + piece));
  return { upload, last };
}
