import { z } from 'zod';
import { partner } from '../access.ts';
import { upload } from '../endpoint.ts';
import { id, text, whole } from '../shapes.ts';

export const imageLimits = { maxBytes: 5_000_000, maxPixels: 40_000_000 } as const;

export const images = {
  uploadImage: upload('/api/media/images', {
    summary: 'Keeps a picture (PNG, JPEG, WebP, AVIF or SVG by content), re-encoded or stripped to safe SVG',
    access: partner('media.write'),
    query: z.object({ fileName: text(200, 1), alt: text(500).default('') }),
    upload: { maxBytes: imageLimits.maxBytes },
    reply: z.object({ mediaId: id, url: z.string(), type: z.string(), width: whole, height: whole, bytes: whole }),
    errors: ['IMAGE_TYPE', 'IMAGE_BROKEN', 'SVG_REFUSED', 'TOO_LARGE', 'STORAGE_LIMIT'],
  }),
};
