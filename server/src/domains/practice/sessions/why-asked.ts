import type { Why } from '@abhyas/contract/practice/sessions';
import type { Standing } from '../model/chapter-standing.ts';

interface Reasons {
  readonly standing: Standing;
  /** Chance to get it right, from 0 to 1. */
  readonly chance: number;
  /** It is there to find out where somebody stands. */
  readonly diagnoses: boolean;
  /** Every other question was met already. */
  readonly seen: boolean;
  /** Answers of the chapter that went wrong in the last days. */
  readonly missed: number;
  readonly share: number | null;
  readonly exam: string;
}

/** So many are worth a word. */
const MISSED = 2;

/** Why a question was chosen, in the one reason that says most. Pure. */
export function whyAsked({ standing, chance, diagnoses, seen, missed, share, exam }: Reasons): Why {
  const percent = Math.round(100 * chance);
  if (seen) return { code: 'again' };
  if (diagnoses) return { code: 'tells' };
  if (standing.band === null) return share === null ? { code: 'tells' } : { code: 'weighs', share, exam };
  if (missed >= MISSED) return { code: 'missed', count: missed, chance: percent };
  return { code: 'fits', ...standing.band, chance: percent };
}
