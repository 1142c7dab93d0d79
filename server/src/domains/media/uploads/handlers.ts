import { createUpload } from './create-upload.ts';
import { listUploads } from './list-uploads.ts';
import { removeUpload } from './remove-upload.ts';

export const uploadHandlers = { createUpload, listUploads, removeUpload };
