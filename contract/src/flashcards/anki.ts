import { z } from 'zod';
import { download, upload } from '../endpoint.ts';
import { id, text, whole } from '../shapes.ts';
import { deckKind } from './cards.ts';

export const ankiLimits = { maxBytes: 30_000_000, cards: 20_000, reviews: 100_000 } as const;

export const ankiImported = z.object({
  /** Each deck of the file became one, or joined the own one of its name. */
  decks: z.array(z.object({ id, name: z.string(), added: whole })),
  added: whole,
  /** Cards with both sides of one that was there. */
  known: whole,
  /** Answers of the log that came with them. */
  reviews: whole,
  /** What stayed behind: pictures and sounds, and cards that make none here: without an answer or a gap, too long, or of another form. */
  left: z.object({ media: whole, cards: whole }),
});
export type AnkiImported = z.infer<typeof ankiImported>;

export const anki = {
  importAnki: upload('/api/flashcards/anki', {
    summary:
      'Takes in a file of Anki (.apkg): decks, cards, and for a student the whole log of answers; sent again it adds nothing',
    access: 'signedIn',
    query: z.object({ kind: deckKind, fileName: text(200, 1) }),
    upload: { maxBytes: ankiLimits.maxBytes },
    reply: ankiImported,
    errors: [
      'ANKI_BROKEN',
      'ANKI_NEW',
      'ANKI_LARGE',
      'DECK_FULL',
      'DECK_LIMIT',
      'TOO_LARGE',
      'STORAGE_LIMIT',
      'TOO_MANY_REQUESTS',
    ],
  }),
  exportAnki: download('/api/flashcards/decks/:deckId/deck.apkg', {
    summary: 'A deck as a file that Anki opens, with what its writer remembers of it',
    access: 'signedIn',
    params: z.object({ deckId: id }),
    reply: z.unknown(),
    errors: ['TOO_LARGE'],
    file: 'application/octet-stream',
  }),
};
