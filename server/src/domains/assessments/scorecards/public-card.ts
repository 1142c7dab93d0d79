import type { Scorecard } from '@abhyas/contract/assessments/scorecards';
import type { IssuedScorecard } from './scorecards.store.ts';

const letters = new Intl.Segmenter();

/** First letters of a name, as a class list would: `Ananya Sharma` is `A. S.`. Letters with their marks stay whole. Pure. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...letters.segment(word)][0]!.segment}.`)
    .join(' ');

/** What of a scorecard its owner chose to show. Pure. */
export function publicCard(card: Scorecard, { name, rank }: Pick<IssuedScorecard, 'name' | 'rank'>): Scorecard {
  const student = name === 'full' ? card.student : name === 'initials' ? initialsOf(card.student) : '';
  return { ...card, student, rank: rank ? card.rank : null };
}
