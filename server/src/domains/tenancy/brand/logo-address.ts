import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { runtime } from '../../../kernel/runtime.ts';
import { settingsOf } from '../settings/settings-cache.ts';
import { pictureTypes, storedPicture } from './brand-pictures.ts';

/** The logo of an institute as `data:` address, for pages that have no network; undefined where it has none, or not with us. */
export async function logoAddress(instituteId: number): Promise<string | undefined> {
  const logo = (await settingsOf(instituteId))?.config.logo ?? '';
  if (/^data:image\/(?:png|jpeg|webp|svg\+xml)[;,]/.test(logo)) return logo;
  const key = storedPicture(logo);
  const file = key === undefined ? undefined : await runtime().storage.get(key);
  return file && `data:${pictureTypes[extname(logo)]};base64,${(await buffer(file.stream)).toString('base64')}`;
}
