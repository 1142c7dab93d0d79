import type { Context } from '../../../kernel/context.ts';

/** Keeps people's photos: the higher domain media says how. */
export interface Photos {
  /** Keeps a picture, encoded anew, and answers with its media id; refuses what is no picture. */
  readonly save: (ctx: Context, ownerId: string, bytes: Uint8Array) => Promise<string>;
  /** Addresses that show them, by media id. */
  readonly addresses: (ctx: Context, mediaIds: readonly string[]) => Promise<Map<string, string>>;
}

let port: Photos | undefined;

/** Called once at start. */
export function registerPhotos(given: Photos): void {
  port = given;
}

/** Throws where media did not register: a mistake of the start, not of a caller. */
export function photos(): Photos {
  if (!port) throw new Error('the photos are not registered yet');
  return port;
}
