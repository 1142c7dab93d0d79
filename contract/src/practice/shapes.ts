import { z } from 'zod';
import { whole } from '../shapes.ts';

/** How somebody stands in a chapter: `fading` was mastered, and time has taken the certainty. */
export const chapterStates = ['mastered', 'shaky', 'fading', 'not_begun'] as const;
export const chapterState = z.enum(chapterStates);
export type ChapterState = z.infer<typeof chapterState>;

/** Likely share of exam questions answered right, in whole percent: two times of three it lies in the band. Null before the first answer. */
export const band = z.object({ from: whole, to: whole });
export type Band = z.infer<typeof band>;

/**
 * `smart`: every chapter of the exam. `chapter`: one of them. `placement`: five minutes that say where somebody stands.
 * `checkpoint`: ten questions that decide whether a chapter, or all chapters of a course together, are mastered.
 */
export const sessionKind = z.enum(['smart', 'chapter', 'placement', 'checkpoint']);
/** Spec §9: practice types. By the book is by its chapters. */
export const sessionKindCodes = { smart: 'smart_practice', chapter: 'as_per_book' } as const satisfies Partial<
  Record<SessionKind, string>
>;
export type SessionKind = z.infer<typeof sessionKind>;
