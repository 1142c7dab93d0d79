import type { videos } from '@abhyas/contract/media/videos';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { addCaption } from '../captions/add-caption.ts';
import { removeCaption } from '../captions/remove-caption.ts';
import { playVideo } from '../playback/play-video.ts';
import { retryVideo } from './retry-video.ts';
import { showVideo } from './show-video.ts';

export const videoHandlers: Handlers<typeof videos> = { showVideo, playVideo, retryVideo, addCaption, removeCaption };
