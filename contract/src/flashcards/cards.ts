import { z } from 'zod';
import { get, post, put, upload } from '../endpoint.ts';
import { imageLimits } from '../media/images.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { MOST_OF_A_SIDE } from './card-source.ts';
import { isOnPicture, LEAST_SIDE, MOST_AREAS, WHOLE_SIDE } from './rules/areas.ts';

/** Who a deck is from (spec §9): the institute for its students, or a student for himself. */
export const deckKinds = ['partner', 'student'] as const;
export const deckKind = z.enum(deckKinds);
export type DeckKind = z.infer<typeof deckKind>;
export const deckKindCodes = { partner: 1, student: 2 } as const satisfies Record<DeckKind, number>;

/**
 * `basic`: a question and its answer. `cloze`: a sentence with gaps, and on the back what helps to understand it. `picture`: an area of a
 * picture, and on the back what it holds.
 */
export const cardKinds = ['basic', 'cloze', 'picture'] as const;
export const cardKind = z.enum(cardKinds);
export type CardKind = z.infer<typeof cardKind>;
/** Cards of words alone. */
export const textKind = cardKind.exclude(['picture']);
export type TextKind = z.infer<typeof textKind>;

export const ratings = ['again', 'hard', 'good', 'easy'] as const;
export const rating = z.enum(ratings);
export type Rating = z.infer<typeof rating>;

export const memoryState = z.enum(['new', 'learning', 'review', 'relearning']);
export type MemoryState = z.infer<typeof memoryState>;

/** Both sides are plain source: `$…$` is a formula, an empty line a new paragraph, `{{word}}` or `{{word::hint}}` a gap. */
export const cardText = z.object({
  kind: textKind.default('basic'),
  front: text(MOST_OF_A_SIDE, 1),
  back: text(MOST_OF_A_SIDE).default(''),
});
export type CardText = z.infer<typeof cardText>;

/** How well somebody remembers a card; null while it was never answered. */
export const memory = z.object({
  state: memoryState,
  dueAt: instant.nullable(),
  reviews: whole,
  lapses: whole,
  suspended: z.boolean(),
  /** It slips again and again, so it wants to be written anew. */
  slipping: z.boolean(),
});
export type Memory = z.infer<typeof memory>;

/** What a card was made from in one tap. */
export const originKinds = ['test', 'practice', 'book', 'lesson'] as const;
export const cardOrigin = z.object({
  kind: z.enum(originKinds),
  /** An address of the student's area, the same for the same thing: it makes one card, and the card leads back there. */
  path: z
    .string()
    .max(400)
    .regex(/^\/student\/[\w\-/?=&.%#]+$/),
  /** As people call it: Mock 3, question 12. */
  label: text(160, 1),
});
export type CardOrigin = z.infer<typeof cardOrigin>;

/** Whether a card of a picture covers its own area alone, or all of them. */
const hides = z.enum(['one', 'all']);
export type Hides = z.infer<typeof hides>;

const place = whole.min(0).max(WHOLE_SIDE);
const side = whole.min(LEAST_SIDE).max(WHOLE_SIDE);
const sides = { x: place, y: place, width: side, height: side };
/** The picture of a card: all of its areas, and which of them is asked. */
export const cardPicture = z.object({ id, url: z.string(), hides, areas: z.array(z.object(sides)), asked: whole });
export type CardPicture = z.infer<typeof cardPicture>;

/** Which side of a card says its sound. */
export const soundSide = z.enum(['front', 'back']);
/** `url` null: it is being looked into and stored. */
export const cardSound = z.object({ url: z.string().nullable(), side: soundSide });

export const card = z.object({
  id,
  kind: cardKind,
  front: z.string(),
  back: z.string(),
  origin: cardOrigin.nullable(),
  picture: cardPicture.nullable(),
  sound: cardSound.nullable(),
  correctedAt: instant.nullable(),
  memory: memory.nullable(),
});
export type Card = z.infer<typeof card>;

/** What an area holds, in words; `cardId` where it has a card already. */
const drawnArea = z
  .object({ ...sides, cardId: id.optional(), answer: text(200).default('') })
  .refine(isOnPicture, { path: ['width'] });
export type DrawnArea = z.infer<typeof drawnArea>;

const drawing = z.object({
  hides,
  /** Asked of each area: "Which part of the eye is this?" */
  question: text(300, 1),
  areas: z.array(drawnArea).min(1).max(MOST_AREAS),
});

/** A picture as its writer changes it. */
export const pictureToEdit = drawing.extend({
  id,
  deckId: id,
  mediaId: id,
  url: z.string(),
  areas: z.array(z.object({ ...sides, cardId: id, answer: z.string() })),
});
export type PictureToEdit = z.infer<typeof pictureToEdit>;

/** More than a person draws on. */
export const MOST_PICTURES_A_DAY = 100;
const onePicture = z.object({ pictureId: id });

export const cardPictures = {
  uploadCardPicture: upload('/api/flashcards/pictures/file', {
    summary: 'Keeps a picture for a deck that the caller writes; areas are drawn on it next',
    access: 'signedIn',
    query: z.object({ deckId: id, fileName: text(200, 1) }),
    upload: { maxBytes: imageLimits.maxBytes },
    reply: z.object({ mediaId: id, url: z.string() }),
    errors: ['IMAGE_TYPE', 'IMAGE_BROKEN', 'SVG_REFUSED', 'TOO_LARGE', 'STORAGE_LIMIT'],
  }),
  addCardPicture: post('/api/flashcards/decks/:deckId/pictures', {
    summary: 'Adds a picture with hidden areas to a deck: one card for each of them',
    access: 'signedIn',
    params: z.object({ deckId: id }),
    body: drawing.extend({ mediaId: id }),
    reply: pictureToEdit,
    errors: ['CARD_PICTURE', 'DECK_FULL'],
  }),
  showCardPicture: get('/api/flashcards/pictures/:pictureId', {
    summary: 'A picture with its areas, for whoever writes its deck',
    access: 'signedIn',
    params: onePicture,
    reply: pictureToEdit,
  }),
  saveCardPicture: put('/api/flashcards/pictures/:pictureId', {
    summary: 'Draws a picture anew: cards of areas that stay keep their dates, others come and go',
    access: 'signedIn',
    params: onePicture,
    body: drawing,
    reply: pictureToEdit,
    errors: ['DECK_FULL'],
  }),
};
