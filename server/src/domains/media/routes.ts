import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { uploadImage } from './images/upload-image.ts';

export const handlers: Handlers<typeof api.media> = { uploadImage };
