import { describe, expect, it } from 'vitest';
import { isNothing, type Statistics, verdictOf } from './figures.ts';

const none = { asked: 0, remembered: 0 };
const cards = { new: 3, learning: 0, young: 0, old: 0, resting: 0 };
const recall = { all: none, young: none, old: none, likely: null, wished: 90 };
const empty: Statistics = { recall, reviews: 0, seconds: 0, daysLearned: 0, done: [], ahead: [], cards, decks: [] };
const deck = { id: 'a', kind: 'student', name: 'Optics', reviews: 0, seconds: 0, recall: none } as const;

describe('the figures of a learner', () => {
  it('are nothing while no card was ever answered', () => {
    expect(isNothing(empty)).toBe(true);
    expect(isNothing({ ...empty, decks: [{ ...deck, cards }] })).toBe(true);
    expect(isNothing({ ...empty, reviews: 1 })).toBe(false);
    expect(isNothing({ ...empty, decks: [{ ...deck, cards: { ...cards, old: 1 } }] })).toBe(false);
    expect(isNothing({ ...empty, decks: [{ ...deck, cards: { ...cards, resting: 1 } }] })).toBe(false);
  });

  it.each([
    [null, 'few'],
    [{ from: 80, to: 89 }, 'less'],
    [{ from: 84, to: 90 }, 'as'],
    [{ from: 90, to: 97 }, 'as'],
    [{ from: 91, to: 97 }, 'more'],
  ] as const)('judge a recall of %o, wished 90', (likely, verdict) => {
    expect(verdictOf({ ...recall, likely })).toBe(verdict);
  });
});
