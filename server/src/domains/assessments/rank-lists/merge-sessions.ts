import type { TieLink } from '@abhyas/contract/assessments/patterns';
import type { Combination } from '@abhyas/contract/assessments/rank-lists';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { countAtOrBelow } from '../ranking/percentile.ts';
import { type Candidate, compareByChain, marksChain, rankCandidates } from '../ranking/rank-candidates.ts';
import { chainFigures, type ResultFigures } from '../results/result-figures.ts';

/** A ranked result of one session. */
export interface SessionResult {
  readonly accountId: string;
  readonly attemptId: string;
  readonly figures: ResultFigures;
}
export interface Session {
  readonly label: string;
  readonly results: readonly SessionResult[];
}
interface Share {
  readonly atOrBelow: number;
  readonly of: number;
}
export interface MergedEntry extends Share {
  readonly accountId: string;
  readonly attemptId: string;
  readonly session: string;
  readonly rank: number;
  readonly marks: number;
  readonly subjects: readonly (Share & { readonly subject: SubjectName; readonly marks: number })[];
}
type Scored = Omit<MergedEntry, 'rank'> & Candidate;

/**
 * exams: percentile and rank. Best percentile: each session has percentiles of its own, in all and by subject, on its raw marks; of a person
 * who sat several the best total percentile counts; ranks go by the exact shares. Sum: marks of all parts are added first, who missed one is left out.
 * Ties as the chain says; without one equal totals share a rank. Best first. Pure.
 */
export function mergeSessions(
  sessions: readonly Session[],
  combine: Combination,
  chain: readonly TieLink[] | null,
): MergedEntry[] {
  const links = linksFor(combine, chain);
  const scored =
    combine === 'sum' ? scoreSession({ label: '', results: addParts(sessions) }) : sessions.flatMap(scoreSession);
  const best = new Map<string, Scored>();
  for (const entry of scored) {
    const before = best.get(entry.accountId);
    if (!before || compareByChain(entry, before, links) < 0) best.set(entry.accountId, entry);
  }
  const ranks = rankCandidates([...best.values()], links);
  return ranks.map(({ id, rank }) => {
    const { figures: _counted, id: _same, ...entry } = best.get(id)!;
    return { ...entry, rank };
  });
}

/** Raw marks of different sessions are not compared: where the exam's chain names them, their percentiles stand for them. */
function linksFor(combine: Combination, chain: readonly TieLink[] | null): readonly TieLink[] {
  const links = chain ?? marksChain;
  return combine === 'sum'
    ? links
    : links.map((link) => ({ ...link, figure: link.figure.replace(/^marks/, 'percentile') }));
}

function scoreSession({ label, results }: Session): Scored[] {
  const of = results.length;
  const total = countAtOrBelow(results.map(({ figures }) => figures.marks));
  const names = [
    ...new Set(results.flatMap(({ figures }) => Object.keys(figures.subjects) as SubjectName[])),
  ].toSorted();
  const counted = names.map((subject) => ({
    subject,
    atOrBelow: countAtOrBelow(results.map(({ figures }) => marksIn(figures, subject))),
  }));
  return results.map(({ accountId, attemptId, figures }) => {
    const subjects = counted.map(({ subject, atOrBelow }) => {
      const marks = marksIn(figures, subject);
      return { subject, marks, atOrBelow: atOrBelow.get(marks)!, of };
    });
    const atOrBelow = total.get(figures.marks)!;
    const shares = Object.fromEntries([
      ['percentile', { of: atOrBelow, by: of }],
      ...subjects.map((share) => [`percentile.${share.subject}`, { of: share.atOrBelow, by: of }]),
    ]);
    return {
      id: accountId,
      accountId,
      attemptId,
      session: label,
      marks: figures.marks,
      atOrBelow,
      of,
      subjects,
      figures: { ...chainFigures(figures), ...shares },
    };
  });
}

const marksIn = ({ subjects }: ResultFigures, subject: SubjectName) => subjects[subject]?.marks ?? 0;

/** One result for each person who has one in every part; the first part's attempt stands for it. */
function addParts([first, ...others]: readonly Session[]): SessionResult[] {
  const found = others.map(({ results }) => new Map(results.map((result) => [result.accountId, result.figures])));
  return (first?.results ?? []).flatMap((result) => {
    const parts = found.map((part) => part.get(result.accountId));
    return parts.every((part) => part !== undefined)
      ? [{ ...result, figures: parts.reduce(addFigures, result.figures) }]
      : [];
  });
}

function addFigures(a: ResultFigures, b: ResultFigures): ResultFigures {
  const subjects = { ...a.subjects };
  for (const [name, tally] of Object.entries(b.subjects)) {
    const subject = name as SubjectName;
    const sum = subjects[subject];
    subjects[subject] = sum ? addTally(sum, tally) : tally;
  }
  return { ...addTally(a, b), subjects };
}

type Tally = Omit<ResultFigures, 'subjects'>;
const addTally = (a: Tally, b: Tally): Tally => ({
  marks: a.marks + b.marks,
  positive: a.positive + b.positive,
  right: a.right + b.right,
  wrong: a.wrong + b.wrong,
});
