import { describe, expect, it } from 'vitest';
import { type Belief, learnFrom } from '../model/filter.ts';
import { learning } from '../model/settings.ts';
import { section6, section7 } from '../model/testing/law-school.ts';
import { answers, chance, correlation, drawItem, normal, rootMeanSquare } from '../model/testing/simulated.ts';
import { abilityOf } from './ability.ts';
import { fitItems, type Pattern } from './fit-items.ts';

const patternsOf = (counts: Readonly<Record<string, number>>): Pattern[] =>
  Object.entries(counts).map(([word, people]) => {
    const places = [...word].map((mark, at) => ({ mark, at }));
    const of = (wanted: string) => places.filter(({ mark }) => mark === wanted).map(({ at }) => at);
    return { right: of('1'), wrong: of('0'), people };
  });
const near = (given: readonly number[], wanted: readonly number[], within: number) => {
  for (const [at, value] of wanted.entries()) expect(Math.abs(given[at]! - value)).toBeLessThanOrEqual(within);
};

describe('calibration against published fits', () => {
  it.each([
    {
      section: 6,
      counts: section6,
      logLikelihood: -2466.653,
      slopes: [0.8257, 0.7228, 0.8909, 0.6884, 0.6569],
      intercepts: [2.7732, 0.9902, 0.2491, 1.2848, 2.0533],
    },
    {
      section: 7,
      counts: section7,
      logLikelihood: -2658.805,
      slopes: [0.9876, 1.0808, 1.7075, 0.765, 0.7357],
      intercepts: [1.8559, 0.808, 1.8052, 0.486, 1.8545],
    },
  ])('law school section $section has its slopes and intercepts', ({ counts, logLikelihood, slopes, intercepts }) => {
    const fit = fitItems(5, patternsOf(counts), { tolerance: 1e-6 });
    expect(Math.abs(fit.logLikelihood - logLikelihood)).toBeLessThanOrEqual(0.01);
    near(
      fit.items.map(({ slope }) => slope),
      slopes,
      0.005,
    );
    near(
      fit.items.map(({ intercept }) => intercept),
      intercepts,
      0.005,
    );
  });

  it('law school section 6 with one slope for all', () => {
    const fit = fitItems(5, patternsOf(section6), { oneSlope: true, tolerance: 1e-6 });
    expect(Math.abs(fit.logLikelihood + 2466.938)).toBeLessThanOrEqual(0.01);
    near(
      fit.items.map(({ slope }) => slope),
      [0.7551],
      0.005,
    );
    near(
      fit.items.map(({ intercept }) => intercept),
      [2.73, 0.999, 0.24, 1.306, 2.099],
      0.005,
    );
  });

  it('a priori keeps an item that everybody answers within reason', () => {
    const patterns = [
      { right: [0, 1], wrong: [], people: 150 },
      { right: [0], wrong: [1], people: 50 },
    ];
    const [easy] = fitItems(2, patterns, { priors: { logSlope: 0.5, intercept: 3 } }).items;
    expect(easy!.intercept).toBeGreaterThan(2);
    expect(easy!.intercept).toBeLessThan(9);
    expect(easy!.slope).toBeGreaterThan(0.2);
  });
});

const ITEMS = 40;
const PEOPLE = 1000;

function sitting(seed: number, spread?: number) {
  const random = chance(seed);
  const items = Array.from({ length: ITEMS }, () => drawItem(random, spread));
  const people = Array.from({ length: PEOPLE }, () => {
    const ability = normal(random);
    return { ability, marks: items.map((item) => answers(random, ability, item)) };
  });
  const patterns = people.map(({ marks }) => ({
    right: marks.flatMap((mark, at) => (mark ? [at] : [])),
    wrong: marks.flatMap((mark, at) => (mark ? [] : [at])),
    people: 1,
  }));
  return { items, people, patterns };
}

describe('calibration of simulated answers', () => {
  it('finds difficulties and abilities again, and its errors say how far off it is', () => {
    const difficulties: number[] = [];
    const abilities: number[] = [];
    let covered = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const { items, people, patterns } = sitting(seed);
      const fit = fitItems(ITEMS, patterns, { tolerance: 2e-3, priors: { logSlope: 0.5, intercept: 3 } });
      difficulties.push(...items.map(({ difficulty }, at) => fit.items[at]!.difficulty - difficulty));
      for (const { ability, marks } of people) {
        const { mean, error } = abilityOf(fit.items.map((item, at) => ({ ...item, right: marks[at]! })));
        abilities.push(mean - ability);
        if (Math.abs(mean - ability) <= 1.96 * error) covered++;
      }
    }
    expect(rootMeanSquare(difficulties)).toBeLessThanOrEqual(0.15);
    expect(rootMeanSquare(abilities)).toBeLessThanOrEqual(0.36);
    expect(covered / abilities.length).toBeGreaterThanOrEqual(0.93);
    expect(covered / abilities.length).toBeLessThanOrEqual(0.97);
  });

  it('agrees with the filter that learns answer by answer, where slopes differ little: the filter has one for all', () => {
    const { people, patterns } = sitting(77, 0.2);
    const fit = fitItems(ITEMS, patterns, { tolerance: 1e-3 });
    const { start } = learning;
    const believed = Array.from({ length: ITEMS }, (): Belief => ({ mean: 0, variance: start.item }));
    let chapter: Belief = { mean: 0, variance: start.chapter };
    for (const { marks } of people) {
      let student: Belief = { mean: 0, variance: start.student };
      let skill: Belief = { mean: 0, variance: start.skill };
      for (const [at, mark] of marks.entries()) {
        const taken = { credit: mark ? 1 : 0, guess: 0, first: true };
        const after = learnFrom({ student, skill, item: believed[at]!, chapter }, taken);
        ({ student, skill, chapter } = after);
        believed[at] = after.item;
      }
    }
    const r = correlation(
      believed.map(({ mean }) => mean),
      fit.items.map(({ difficulty }) => difficulty),
    );
    expect(r).toBeGreaterThanOrEqual(0.98);
  });
});
