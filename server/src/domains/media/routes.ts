import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { linkHandlers } from './links/handlers.ts';
import { videoHandlers } from './videos/handlers.ts';
import { uploadImage } from './images/upload-image.ts';
import { libraryHandlers } from './library/handlers.ts';
import { uploadHandlers } from './uploads/handlers.ts';

export const handlers: Handlers<typeof api.media> = {
  ...uploadHandlers,
  ...libraryHandlers,
  ...videoHandlers,
  ...linkHandlers,
  uploadImage,
};
