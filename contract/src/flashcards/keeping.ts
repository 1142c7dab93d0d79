import { z } from 'zod';
import { student } from '../access.ts';
import { post } from '../endpoint.ts';
import { id, text } from '../shapes.ts';
import { cardOrigin, cardText } from './cards.ts';

/** What a deck of a student collects: what went wrong, and what was marked in lessons. */
export const collection = z.enum(['mistakes', 'notes']);
export type Collection = z.infer<typeof collection>;

export const keeping = {
  keepCard: post('/api/flashcards/kept-cards', {
    summary:
      'Makes a card of something seen elsewhere, in the deck that collects such cards; the same thing again makes none',
    access: student('courses.study'),
    body: z.strictObject({
      collects: collection,
      /** Of the deck, should none collect these yet; one of that name begins to. */
      deckName: text(80, 1),
      card: cardText,
      origin: cardOrigin,
    }),
    reply: z.object({ cardId: id, deck: z.object({ id, name: z.string() }), isNew: z.boolean() }),
    errors: ['DECK_FULL', 'DECK_LIMIT', 'CARD_WITHOUT_GAP', 'CARD_WITHOUT_BACK'],
  }),
};
