import { setImmediate as nextTurn } from 'node:timers/promises';

/** One sitting as the comparison needs it: of each question the wrong option that was chosen, or null (right, open, no options). */
export interface WrongChoices {
  readonly id: string;
  /** By question, the same questions in the same order for everybody; several options are written in one word. */
  readonly wrong: readonly (string | null)[];
}
export interface Similar {
  readonly first: string;
  readonly second: string;
  /** Questions that both got wrong, and those of them with the same wrong option. */
  readonly bothWrong: number;
  readonly same: number;
  /** How many the same were to be expected. */
  readonly expected: number;
  /** Standard deviations above it. */
  readonly z: number;
}

/** Pairs above so many standard deviations are listed. */
export const noticeableZ = 4;
/** On fewer common errors a normal distribution says nothing. */
export const leastBothWrong = 6;

/**
 * Pairs of sittings that share more wrong options than the popularity of these options explains, the most striking first.
 *
 * Two people who miss a question for themselves choose the same wrong option with the probability
 * `p_q = Σ_o n_o (n_o − 1) / (n (n − 1))`, where `n_o` of the `n` who missed question q chose option o: the share of all
 * pairs that agree on it, so that a popular misconception makes nobody suspicious. Over the questions that both missed the number of
 * agreements S has the mean `Σ p_q` and the variance `Σ p_q (1 − p_q)`, and `z = (S − Σ p_q) / √(Σ p_q (1 − p_q))`.
 *
 * Sources: error similarity analysis of Bellezza and Bellezza (Teaching of Psychology 16, 1989), which compares shared errors with a
 * binomial expectation, with the probability of each question taken from the observed choices as in Frary's g2 (Journal of Educational
 * Statistics 2, 1977); a sum of unequal trials (Poisson binomial) has that variance. It finds agreement, not its cause: friends who
 * learned the same mistake agree as well.
 */
export function similarPairs(sittings: readonly WrongChoices[], above = noticeableZ): Similar[] {
  const steps = comparing(sittings, above);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * The same while others have their turn in between: three thousand sittings are four million pairs, and whoever sits an exam meanwhile
 * must not wait for them.
 */
export async function similarPairsInTurns(sittings: readonly WrongChoices[], above = noticeableZ): Promise<Similar[]> {
  const steps = comparing(sittings, above);
  let step = steps.next();
  while (!step.done) {
    await nextTurn();
    step = steps.next();
  }
  return step.value;
}

/** So many answers are looked at in one turn, about a millisecond's work. */
const A_TURN = 200_000;

function* comparing(sittings: readonly WrongChoices[], above: number): Generator<void, Similar[]> {
  const { codes, chance, questions } = encode(sittings);
  const found: Similar[] = [];
  let looked = 0;
  for (let first = 0; first < sittings.length; first++) {
    for (let second = first + 1; second < sittings.length; second++) {
      const pair = compare(codes, chance, first * questions, second * questions, questions);
      const z = zOf(pair);
      if (pair.bothWrong >= leastBothWrong && z > above) {
        const { bothWrong, same, expected } = pair;
        found.push({ first: sittings[first]!.id, second: sittings[second]!.id, bothWrong, same, expected, z });
      }
    }
    looked += (sittings.length - first) * questions;
    if (looked < A_TURN) continue;
    looked = 0;
    yield;
  }
  return found.toSorted((a, b) => b.z - a.z);
}

interface Agreement {
  readonly bothWrong: number;
  readonly same: number;
  readonly expected: number;
  readonly variance: number;
}

const zOf = ({ same, expected, variance }: Agreement): number =>
  variance > 0 ? (same - expected) / Math.sqrt(variance) : 0;

/** The inner loop of all pairs: numbers in typed arrays only. */
function compare(
  codes: Uint16Array,
  chance: Float64Array,
  first: number,
  second: number,
  questions: number,
): Agreement {
  let bothWrong = 0;
  let same = 0;
  let expected = 0;
  let variance = 0;
  for (let at = 0; at < questions; at++) {
    const mine = codes[first + at]!;
    const theirs = codes[second + at]!;
    if (mine === 0 || theirs === 0) continue;
    const p = chance[at]!;
    bothWrong++;
    if (mine === theirs) same++;
    expected += p;
    variance += p * (1 - p);
  }
  return { bothWrong, same, expected, variance };
}

/** Each wrong option of a question gets a number from 1, row after row; 0 is no wrong option. Beside it the chance of each question. */
function encode(sittings: readonly WrongChoices[]) {
  const questions = sittings[0]?.wrong.length ?? 0;
  const codes = new Uint16Array(sittings.length * questions);
  const chance = new Float64Array(questions);
  for (let at = 0; at < questions; at++) {
    const counts = new Map<string, { code: number; count: number }>();
    for (const [row, { wrong }] of sittings.entries()) {
      const option = wrong[at];
      if (option === null || option === undefined) continue;
      const known = counts.get(option) ?? { code: counts.size + 1, count: 0 };
      known.count++;
      counts.set(option, known);
      codes[row * questions + at] = known.code;
    }
    chance[at] = chanceToAgree([...counts.values()].map(({ count }) => count));
  }
  return { codes, chance, questions };
}

function chanceToAgree(counts: readonly number[]): number {
  const n = counts.reduce((sum, count) => sum + count, 0);
  return n < 2 ? 0 : counts.reduce((sum, count) => sum + count * (count - 1), 0) / (n * (n - 1));
}
