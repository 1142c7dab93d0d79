import { z } from 'zod';
import { id, instant, text, whole } from '../shapes.ts';
import { MOST_OF_A_SIDE } from './card-source.ts';

/** Who a deck is from (spec §9): the institute for its students, or a student for himself. */
export const deckKinds = ['partner', 'student'] as const;
export const deckKind = z.enum(deckKinds);
export type DeckKind = z.infer<typeof deckKind>;
export const deckKindCodes = { partner: 1, student: 2 } as const satisfies Record<DeckKind, number>;

/** `basic`: a question and its answer. `cloze`: a sentence with gaps, and on the back what helps to understand it. */
export const cardKinds = ['basic', 'cloze'] as const;
export const cardKind = z.enum(cardKinds);
export type CardKind = z.infer<typeof cardKind>;

export const ratings = ['again', 'hard', 'good', 'easy'] as const;
export const rating = z.enum(ratings);
export type Rating = z.infer<typeof rating>;

export const memoryState = z.enum(['new', 'learning', 'review', 'relearning']);
export type MemoryState = z.infer<typeof memoryState>;

/** Both sides are plain source: `$…$` is a formula, an empty line a new paragraph, `{{word}}` or `{{word::hint}}` a gap. */
export const cardText = z.object({
  kind: cardKind.default('basic'),
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

export const card = z.object({
  id,
  kind: cardKind,
  front: z.string(),
  back: z.string(),
  origin: cardOrigin.nullable(),
  correctedAt: instant.nullable(),
  memory: memory.nullable(),
});
export type Card = z.infer<typeof card>;
