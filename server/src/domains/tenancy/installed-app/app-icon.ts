import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import sharp from 'sharp';
import { cached } from '../../../kernel/cached.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { storedPicture } from '../brand/brand-pictures.ts';

/** Sides in pixels: what the manifest names, and what iPhones take. */
export const iconSides = [180, 192, 512] as const;
export type IconSide = (typeof iconSides)[number];

/** Home screens cut circles and squircles out of icons: what is to be seen keeps to the inner part (W3C: safe zone, radius 40 %). */
const PICTURE_SHARE = 0.62;

/** The icon of an institute's app: its own on its colour, or the colour with a ring where it has none. PNG. */
export const appIcon = ({ config, brand }: InstituteSettings, side: IconSide): Promise<Buffer> =>
  drawn(config.icon, brand.accent, side);

const drawn = cached({
  max: 200,
  key: (icon, accent, side) => createHash('sha256').update(`${icon}\n${accent}\n${side}`).digest('base64url'),
  load: draw,
});

async function draw(icon: string, accent: string, side: number): Promise<Buffer> {
  const inner = Math.round(side * PICTURE_SHARE);
  const fit = (picture: Buffer) =>
    sharp(picture, { density: 300 }).resize(inner, inner, { fit: 'contain', background: '#ffffff00' }).png().toBuffer();
  const own = await pictureOf(icon);
  // An icon that browsers show and we cannot read must not take the app with it.
  const fitted = await (own ? fit(own).catch(() => fit(ring)) : fit(ring));
  const canvas = sharp({ create: { width: side, height: side, channels: 4, background: accent } });
  return canvas
    .composite([{ input: fitted }])
    .png()
    .toBuffer();
}

/** The bytes of an uploaded icon, or of one that stands in the settings itself; undefined where there is none that can be read. */
async function pictureOf(icon: string): Promise<Buffer | undefined> {
  const written = /^data:image\/(?:svg\+xml|png|jpeg|webp)(?:;(?:utf-?8|charset=[\w-]+))?(;base64)?,(.*)$/is.exec(icon);
  if (written) return written[1] ? Buffer.from(written[2]!, 'base64') : Buffer.from(decodeURIComponent(written[2]!));
  const key = storedPicture(icon);
  const file = key === undefined ? undefined : await runtime().storage.get(key);
  return file && (await buffer(file.stream));
}

const ring = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="3"><circle cx="12" cy="12" r="9"/></svg>',
);
