import type { Context } from '../../kernel/context.ts';
import { saveImage, type SavedImage } from './images/save-image.ts';

/** A small drawing of the institute. */
export function anImage(ctx: Context): Promise<SavedImage> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="20" cy="10" r="8"/></svg>';
  return saveImage(ctx, { bytes: Buffer.from(svg), fileName: 'circle.svg', alt: 'A circle' });
}
