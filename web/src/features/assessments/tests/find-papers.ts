import type { OpenPaper } from '@abhyas/contract/assessments/attempts';

import type { PaperFilter, TestsSearch } from '../student-addresses.ts';

const states: Readonly<Record<PaperFilter, readonly OpenPaper['state'][]>> = {
  all: ['running', 'open', 'upcoming', 'done', 'missed'],
  now: ['running', 'open'],
  upcoming: ['upcoming'],
  done: ['done'],
  missed: ['missed'],
};

/** Where a paper stands in the list: one that was attempted is done, also while another attempt is allowed. */
const standing = ({ state, attempts }: OpenPaper): OpenPaper['state'] =>
  state === 'open' && attempts.length > 0 ? 'done' : state;

/** The papers that a filter shows. */
export const filterPapers = (papers: readonly OpenPaper[], filter: PaperFilter): readonly OpenPaper[] =>
  papers.filter((paper) => states[filter].includes(standing(paper)));

/** Those with the words in their title. */
export function findPapers(papers: readonly OpenPaper[], { find = '' }: TestsSearch): readonly OpenPaper[] {
  const sought = find.trim().toLocaleLowerCase();
  return papers.filter(({ title }) => title.toLocaleLowerCase().includes(sought));
}

export interface PaperGroup {
  readonly state: OpenPaper['state'];
  readonly papers: readonly OpenPaper[];
}

const time = (at: string | null, otherwise: number) => (at ? Date.parse(at) : otherwise);
const lastTry = (paper: OpenPaper) => Math.max(0, ...paper.attempts.map((attempt) => Date.parse(attempt.startedAt)));
const order: Readonly<Record<OpenPaper['state'], (a: OpenPaper, b: OpenPaper) => number>> = {
  running: (a, b) => lastTry(b) - lastTry(a),
  // What closes first stands first.
  open: (a, b) => time(a.closesAt, Infinity) - time(b.closesAt, Infinity) || 0,
  upcoming: (a, b) => time(a.opensAt, Infinity) - time(b.opensAt, Infinity) || 0,
  done: (a, b) => lastTry(b) - lastTry(a),
  missed: (a, b) => time(b.closesAt, 0) - time(a.closesAt, 0),
};

/** Running, open, coming, done, missed; in each the most urgent, or the latest, first. Empty groups are left out. */
export const groupPapers = (papers: readonly OpenPaper[]): readonly PaperGroup[] =>
  states.all
    .map((state) => ({ state, papers: papers.filter((paper) => standing(paper) === state).toSorted(order[state]) }))
    .filter((group) => group.papers.length > 0);
