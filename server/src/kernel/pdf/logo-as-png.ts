import sharp from 'sharp';

export interface Logo {
  readonly bytes: Buffer;
  /** As it is drawn, in points: at most 150 × 46. */
  readonly width: number;
  readonly height: number;
}
/**
 * A logo of any kind as PNG, sharp in print; undefined where it cannot be read.
 *
 * @param logo A `data:` address.
 */
export async function logoAsPng(logo: string): Promise<Logo | undefined> {
  const [head = '', body = ''] = logo.split(/,(.*)/s);
  const bytes = head.endsWith(';base64') ? Buffer.from(body, 'base64') : Buffer.from(decodeURIComponent(body));
  const made = await sharp(bytes, { density: 288 })
    .resize({ width: 600, height: 184, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  return made && { bytes: made.data, width: made.info.width / 4, height: made.info.height / 4 };
}
