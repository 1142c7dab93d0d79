import { z } from 'zod';
import { partner } from '../access.ts';
import { del, download, get, post, put } from '../endpoint.ts';
import { id, instant, page, paged, text, whole, wordOrCode } from '../shapes.ts';
import { MOST_CARDS_AT_ONCE } from './card-source.ts';
import { card, cardText, deckKind, deckKindCodes } from './cards.ts';

export const deck = z.object({
  id,
  kind: deckKind,
  name: z.string(),
  description: z.string(),
  cards: whole,
  /** Since when students see a deck of the institute; null for a draft and for a student's own. */
  publishedAt: instant.nullable(),
  createdAt: instant,
  can: z.object({ write: z.boolean() }),
});
export type Deck = z.infer<typeof deck>;

const one = z.object({ deckId: id });
const oneCard = z.object({ cardId: id });
const naming = z.object({ name: text(80, 1), description: text(300).default('') });
const cardErrors = ['CARD_WITHOUT_GAP', 'CARD_WITHOUT_BACK'] as const;

export const decks = {
  listPartnerDecks: get('/api/flashcards/partner-decks', {
    summary: 'Decks of the institute by name, drafts included',
    access: partner('flashcards.write'),
    query: page.extend({ search: text(100).default('') }),
    reply: paged(deck),
  }),
  createDeck: post('/api/flashcards/decks', {
    summary: 'Makes a deck: of the institute by staff, of oneself by a student',
    access: 'signedIn',
    body: naming.extend({ kind: wordOrCode(deckKind, deckKindCodes) }),
    reply: deck,
    errors: ['DECK_NAME_TAKEN', 'DECK_LIMIT'],
  }),
  showDeck: get('/api/flashcards/decks/:deckId', {
    summary: 'One deck',
    access: 'signedIn',
    params: one,
    reply: deck,
  }),
  updateDeck: put('/api/flashcards/decks/:deckId', {
    summary: 'Renames a deck or changes what it says about itself',
    access: 'signedIn',
    params: one,
    body: naming,
    reply: deck,
    errors: ['DECK_NAME_TAKEN'],
  }),
  publishDeck: post('/api/flashcards/decks/:deckId/publish', {
    summary: 'Shows a deck of the institute to its students, or takes it out of their sight; what they remember stays',
    access: partner('flashcards.write'),
    params: one,
    body: z.object({ published: z.boolean() }),
    reply: deck,
    errors: ['DECK_EMPTY'],
  }),
  removeDeck: del('/api/flashcards/decks/:deckId', {
    summary: 'Removes a deck with its cards',
    access: 'signedIn',
    params: one,
    reply: z.object({ removed: z.boolean() }),
  }),
  listCards: get('/api/flashcards/decks/:deckId/cards', {
    summary: 'Cards of a deck in their order, with how well the caller remembers each',
    access: 'signedIn',
    params: one,
    query: page.extend({
      search: text(100).default(''),
      show: z.enum(['all', 'slipping', 'suspended']).default('all'),
    }),
    reply: paged(card),
  }),
  exportCards: download('/api/flashcards/decks/:deckId/cards.csv', {
    summary: 'Both sides of every card as a CSV file, for whoever writes the deck',
    access: 'signedIn',
    params: one,
    reply: z.string(),
    file: 'text/csv; charset=utf-8',
  }),
  addCards: post('/api/flashcards/decks/:deckId/cards', {
    summary: 'Adds cards at the end of a deck; one that is in it already with both sides is left out',
    access: 'signedIn',
    params: one,
    body: z.object({ cards: z.array(cardText).min(1).max(MOST_CARDS_AT_ONCE) }),
    reply: z.object({ added: whole, known: whole }),
    errors: ['DECK_FULL', ...cardErrors],
  }),
  updateCard: put('/api/flashcards/cards/:cardId', {
    summary: 'Corrects a card; whoever learns it keeps the dates',
    access: 'signedIn',
    params: oneCard,
    body: cardText,
    reply: card,
    errors: [...cardErrors, 'CARD_OF_PICTURE'],
  }),
  removeCard: del('/api/flashcards/cards/:cardId', {
    summary: 'Takes a card out of its deck',
    access: 'signedIn',
    params: oneCard,
    reply: z.object({ removed: z.boolean() }),
  }),
};
