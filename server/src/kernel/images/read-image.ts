import sharp, { type Sharp } from 'sharp';
import { cleanSvg } from './clean-svg.ts';
import { ImageError } from './image-error.ts';

export interface ImageLimits {
  /** Width times height before anything is decoded. */
  readonly maxPixels: number;
  /** Longer sides are scaled down to this. */
  readonly maxSide?: number;
}

/** What is cut off a picture at its sides, in parts of its width and height. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ReadImage {
  readonly bytes: Buffer;
  /** Media type of what is in `bytes`. */
  readonly type: string;
  readonly extension: 'png' | 'jpg' | 'webp' | 'svg';
  readonly width: number;
  readonly height: number;
}

type Raster = 'png' | 'jpg' | 'webp' | 'avif';
const USUAL_SIDE = 2400;

/** How each kind is written again; AVIF becomes WebP, which costs a hundredth of the time and is shown everywhere. */
const writers: Readonly<
  Record<Raster, { extension: 'png' | 'jpg' | 'webp'; type: string; write: (image: Sharp) => Sharp }>
> = {
  png: { extension: 'png', type: 'image/png', write: (image) => image.png({ compressionLevel: 9 }) },
  jpg: { extension: 'jpg', type: 'image/jpeg', write: (image) => image.jpeg({ quality: 85 }) },
  webp: { extension: 'webp', type: 'image/webp', write: (image) => image.webp({ quality: 88 }) },
  avif: { extension: 'webp', type: 'image/webp', write: (image) => image.webp({ quality: 88 }) },
};

/**
 * Makes a safe picture of an upload: kind by content, never by name; decoded and encoded anew, upright, without metadata (where it was
 * taken, by what). Drawings are cleaned instead, and are not cropped. Throws ImageError.
 */
export async function readImage(bytes: Uint8Array, limits: ImageLimits, crop?: Crop): Promise<ReadImage> {
  const kind = kindOf(bytes);
  if (kind === 'svg') {
    const { svg, width, height } = cleanSvg(new TextDecoder().decode(bytes));
    return { bytes: Buffer.from(svg), type: 'image/svg+xml', extension: 'svg', width, height };
  }
  const { extension, type, write } = writers[kind];
  const side = limits.maxSide ?? USUAL_SIDE;
  try {
    const upright = sharp(bytes, { limitInputPixels: limits.maxPixels, failOn: 'error', pages: 1 }).rotate();
    const image = (crop ? upright.extract(await boxOf(upright, crop)) : upright).resize({
      width: side,
      height: side,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { data: encoded, info } = await write(image).toBuffer({ resolveWithObject: true });
    return { bytes: encoded, type, extension, width: info.width, height: info.height };
  } catch {
    throw new ImageError('IMAGE_BROKEN');
  }
}

/** The pixels that a crop leaves, at least one. */
async function boxOf(image: Sharp, { left, top, right, bottom }: Crop) {
  const { width, height } = (await image.metadata()).autoOrient;
  const side = (length: number, before: number, behind: number) => {
    const from = Math.min(length - 1, Math.round(length * before));
    return [from, Math.max(1, Math.round(length * (1 - behind)) - from)] as const;
  };
  const [x, across] = side(width, left, right);
  const [y, down] = side(height, top, bottom);
  return { left: x, top: y, width: across, height: down };
}

function kindOf(bytes: Uint8Array): Raster | 'svg' {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.slice(4, 8) === 'ftyp' && /avi[fs]/.test(start.slice(8, 40))) return 'avif';
  if (
    /^(?:\xef\xbb\xbf)?\s*<(?:svg[\s>]|\?xml|!--|!doctype\s+svg)/i.test(start) &&
    new TextDecoder().decode(bytes).includes('<svg')
  )
    return 'svg';
  throw new ImageError('IMAGE_TYPE');
}
