import { listLibrary } from './list-library.ts';
import { listMedia } from './list-media.ts';
import { removeMedia } from './remove-media.ts';
import { showMedia } from './show-media.ts';

export const libraryHandlers = { listLibrary, listMedia, showMedia, removeMedia };
