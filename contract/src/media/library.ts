import { z } from 'zod';
import { partner } from '../access.ts';
import { del, get } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';
import { mediaItem, mediaKind } from './shapes.ts';

/** A file of the library with who brought it and how many things hold it. */
export const libraryItem = mediaItem.extend({
  /** Bytes of what was made of it: the sizes of a video with its pictures, the files of a package. */
  derivedBytes: whole,
  uploadedBy: z.string().nullable(),
  uses: whole,
  mayRemove: z.boolean(),
});
export type LibraryItem = z.infer<typeof libraryItem>;

/** Room that the institute takes. */
export const storageUse = z.object({
  /** Bytes of all files, of what was made of them, and of uploads under way. */
  usedBytes: whole,
  /** Those of them that were made by the server. */
  derivedBytes: whole,
  /** How many its plan holds; null: as many as it likes. */
  limitBytes: whole.nullable(),
});
export type StorageUse = z.infer<typeof storageUse>;

export const librarySorts = ['newest', 'largest', 'name'] as const;
export const mediaIdsInQuery = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(z.array(id).min(1).max(100));

export const library = {
  listLibrary: get('/api/media/library', {
    summary: "The institute's files: search by name, by kind, by state, and those that nothing holds",
    access: partner('media.write'),
    query: page.extend({
      search: text(100).default(''),
      kind: mediaKind.optional(),
      show: z.enum(['all', 'mine', 'unused', 'failed']).default('all'),
      sort: z.enum(librarySorts).default('newest'),
    }),
    reply: paged(libraryItem).extend({ storage: storageUse }),
  }),
  listMedia: get('/api/media/files', {
    summary: 'Files by id (at most 100, separated by commas), with how far each is; what is not there is left out',
    access: partner('media.write'),
    query: z.object({ ids: mediaIdsInQuery }),
    reply: z.object({ files: z.array(mediaItem) }),
  }),
  showMedia: get('/api/media/library/:mediaId', {
    summary: 'One file with what holds it, and an address for five minutes',
    access: partner('media.write'),
    params: z.object({ mediaId: id }),
    reply: z.object({
      file: libraryItem,
      width: whole.nullable(),
      height: whole.nullable(),
      /** SHA-256 of what is stored. */
      sha256: z.string().nullable(),
      uses: z.array(z.object({ kind: z.string(), thingId: z.string(), title: z.string(), since: instant })),
      url: z.string().nullable(),
    }),
  }),
  removeMedia: del('/api/media/library/:mediaId', {
    summary: 'Removes a file that nothing holds; its owner may, and whoever may change the settings',
    access: partner('media.write'),
    params: z.object({ mediaId: id }),
    reply: z.object({}),
    errors: ['MEDIA_USED'],
  }),
};
