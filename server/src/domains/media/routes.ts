import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { addCaption } from './captions/add-caption.ts';
import { removeCaption } from './captions/remove-caption.ts';
import { uploadImage } from './images/upload-image.ts';
import { listLibrary } from './library/list-library.ts';
import { listMedia } from './library/list-media.ts';
import { removeMedia } from './library/remove-media.ts';
import { showMedia } from './library/show-media.ts';
import { addLink } from './links/add-link.ts';
import { listLinks } from './links/list-links.ts';
import { removeLink } from './links/remove-link.ts';
import { saveVideoRules } from './links/save-video-rules.ts';
import { showLink } from './links/show-link.ts';
import { showVideoRules } from './links/show-video-rules.ts';
import { playLink } from './playback/play-link.ts';
import { playVideo } from './playback/play-video.ts';
import { createUpload } from './uploads/create-upload.ts';
import { listUploads } from './uploads/list-uploads.ts';
import { removeUpload } from './uploads/remove-upload.ts';
import { retryVideo } from './videos/retry-video.ts';
import { showVideo } from './videos/show-video.ts';

export const handlers: Handlers<typeof api.media> = {
  uploadImage,
  createUpload,
  listUploads,
  removeUpload,
  listLibrary,
  listMedia,
  showMedia,
  removeMedia,
  showVideo,
  playVideo,
  retryVideo,
  addCaption,
  removeCaption,
  listLinks,
  showLink,
  addLink,
  removeLink,
  playLink,
  showVideoRules,
  saveVideoRules,
};
