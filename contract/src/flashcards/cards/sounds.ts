import { z } from 'zod';
import { del, upload } from '../../endpoint.ts';
import { id, text } from '../../shapes.ts';
import { card, soundSide } from '../cards.ts';

/** A word or a sentence: no more is remembered with one card. */
export const soundLimits = { maxBytes: 2_000_000, seconds: 20 } as const;
/** More than a person records. */
export const MOST_SOUNDS_A_DAY = 200;
const ofCard = z.object({ cardId: id });

export const cardSounds = {
  saveCardSound: upload('/api/flashcards/cards/:cardId/sound', {
    summary: 'Gives one side of a card a short sound, in place of the one that it has',
    access: 'signedIn',
    params: ofCard,
    query: z.object({ side: soundSide, fileName: text(200, 1) }),
    upload: { maxBytes: soundLimits.maxBytes },
    reply: card,
    errors: ['FILE_TYPE', 'FILE_DISGUISED', 'VIDEO_FORMAT', 'TOO_LARGE', 'STORAGE_LIMIT'],
  }),
  removeCardSound: del('/api/flashcards/cards/:cardId/sound', {
    summary: 'Takes the sound of a card away; without one it changes nothing',
    access: 'signedIn',
    params: ofCard,
    reply: card,
  }),
};
