import { z } from 'zod';
import { text, whole } from '../shapes.ts';
import { guessReasons } from './match-columns.ts';

/** Why a column was taken for what it is: guessed, said by somebody for this file, or remembered from an earlier file with the same headings. */
const because = z.enum([...guessReasons, 'chosen', 'remembered']);

/** One column of somebody's file: what it says, and what it is taken for. */
export const matchedColumn = z.object({
  heading: z.string(),
  /** The first cells that say something, at most three, shortened. */
  samples: z.array(z.string()),
  /** Cells that say something. */
  filled: whole,
  /** Name of the column that it is; `ignored`: left out; `undecided`: somebody has to say. */
  is: z.string(),
  because,
});
export type MatchedColumn = z.infer<typeof matchedColumn>;

/** What each column of a file is, in the file's order; `confirm`: nothing is undecided any more, the rows are to be checked. */
export const columnChoices = z.object({ choices: z.array(text(40, 1)).min(1).max(100), confirm: z.boolean() });
