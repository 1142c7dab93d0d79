import type { MediaKind } from '@abhyas/contract/media/shapes';
import { eventKind } from '../../../kernel/events.ts';

/** A file was checked and lies in the storage. Videos and packages are still `working`: who hears this makes them ready. */
export const mediaStored = eventKind<{ readonly mediaId: string; readonly kind: MediaKind }>('media.stored');
