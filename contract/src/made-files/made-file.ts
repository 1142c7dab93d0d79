import { z } from 'zod';
import { id, instant, whole } from '../shapes.ts';

export const madeFileStates = ['waiting', 'running', 'ready', 'failed'] as const;
export type MadeFileState = (typeof madeFileStates)[number];
/** Why a file was not made: it took too long, too much memory, or the making broke. */
export const makingFailures = ['time', 'memory', 'broken'] as const;
export type MakingFailure = (typeof makingFailures)[number];

/** How far a file is that a job makes, and where it lies. */
export const madeFile = z.object({
  id,
  state: z.enum(madeFileStates),
  /** How much is done, of 100. */
  progress: whole,
  failure: z.enum(makingFailures).nullable(),
  pages: whole.nullable(),
  bytes: whole.nullable(),
  expiresAt: instant.nullable(),
  /** Signed address of the file; null while there is none. */
  url: z.string().nullable(),
});
export type MadeFile = z.infer<typeof madeFile>;
