/* The door of media in the browser: what other domains show of uploads and links. */
export { LinkField } from './links/link-field.tsx';
export { PackageFrame } from './packages/package-frame.tsx';
export { MediaField } from './uploads/media-field.tsx';
export type { UploadEntry } from './sending/upload-entries.ts';
export { uploadQueue } from './sending/upload-queue.ts';
export { useUploads } from './sending/use-uploads.ts';
export { useMediaItem } from './uploads/use-media-item.ts';
export { useSize } from './uploads/use-size.ts';
