import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastBothWrong, type Similar, similarPairs, similarPairsInTurns, type WrongChoices } from './similar-pairs.ts';

/** The same random numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** The formula as it is written, pair by pair and question by question. */
function bruteForce(sittings: readonly WrongChoices[], above: number): Similar[] {
  const found: Similar[] = [];
  for (const [at, first] of sittings.entries())
    for (const second of sittings.slice(at + 1)) {
      let [same, expected, variance, bothWrong] = [0, 0, 0, 0];
      for (const [question, option] of first.wrong.entries()) {
        if (option === null || second.wrong[question] === null) continue;
        const chosen = sittings.map(({ wrong }) => wrong[question]).filter((one) => one !== null);
        let [agree, pairs] = [0, 0];
        for (const [one, mine] of chosen.entries())
          for (const theirs of chosen.slice(one + 1)) {
            pairs++;
            if (mine === theirs) agree++;
          }
        const p = agree / pairs;
        bothWrong++;
        if (option === second.wrong[question]) same++;
        expected += p;
        variance += p * (1 - p);
      }
      const z = variance > 0 ? (same - expected) / Math.sqrt(variance) : 0;
      if (z > above && bothWrong >= leastBothWrong)
        found.push({ first: first.id, second: second.id, bothWrong, same, expected, z });
    }
  return found.toSorted((a, b) => b.z - a.z);
}
const rounded = (pairs: readonly Similar[]) =>
  pairs.map(({ expected, z, ...pair }) => ({ ...pair, expected: expected.toFixed(6), z: z.toFixed(6) }));

/** Students of different strength; of four options one is right, and of the wrong ones one is a popular misconception. */
function hall(
  students: number,
  questions: number,
  random: () => number,
): (WrongChoices & { wrong: (string | null)[] })[] {
  const popular = Array.from({ length: questions }, () => 0.4 + random() * 0.3);
  return Array.from({ length: students }, (_, at) => {
    const strength = 0.3 + random() * 0.5;
    const wrong = popular.map((share) => {
      if (random() < strength) return null;
      if (random() < share) return 'a';
      return random() < 0.5 ? 'b' : 'c';
    });
    return { id: `s${at}`, wrong };
  });
}
/** The second one takes over what the first one has, for this share of the questions. */
function copy(
  from: { wrong: (string | null)[] },
  to: { wrong: (string | null)[] },
  share: number,
  random: () => number,
) {
  for (const [at, option] of from.wrong.entries()) if (random() < share) to.wrong[at] = option;
}

describe('answers that are alike', () => {
  it('are judged as the formula says, for any sittings', () => {
    const sitting = fc.array(fc.constantFrom('a', 'b', 'c', null), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(sitting, { minLength: 2, maxLength: 12 }), (rows) => {
        const sittings = rows.map((wrong, at) => ({ id: `s${at}`, wrong }));
        const order = (pairs: readonly Similar[]) =>
          rounded(pairs).toSorted((a, b) => `${a.first} ${a.second}`.localeCompare(`${b.first} ${b.second}`));
        expect(order(similarPairs(sittings, 0.5))).toEqual(order(bruteForce(sittings, 0.5)));
      }),
    );
  });

  it('are found among 400 students: those who copied stand on top, and hardly anybody else is named', () => {
    for (const seed of [7, 2026, 90_210]) {
      const random = seeded(seed);
      const sittings = hall(400, 90, random);
      const planted: [number, number, number][] = [
        [10, 11, 0.95],
        [120, 300, 0.85],
        [205, 206, 0.8],
      ];
      for (const [from, to, share] of planted) copy(sittings[from]!, sittings[to]!, share, random);
      const found = similarPairs(sittings);
      expect(new Set(found.slice(0, 3).map(({ first, second }) => `${first} ${second}`))).toEqual(
        new Set(planted.map(([from, to]) => `s${from} s${to}`)),
      );
      // 79,800 pairs: a normal distribution leaves 2.5 of them above 4 by chance.
      expect(found.length - planted.length).toBeLessThanOrEqual(10);
    }
  });

  it('are compared within two seconds for a hall of 400 with 90 questions', () => {
    const sittings = hall(400, 90, seeded(3));
    const started = performance.now();
    similarPairs(sittings);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('make nobody suspicious by a mistake that everybody makes', () => {
    const sittings = Array.from({ length: 30 }, (_, at) => ({
      id: `s${at}`,
      wrong: Array.from({ length: 20 }, () => 'a'),
    }));
    expect(similarPairs(sittings)).toEqual([]);
  });

  it('say nothing of two who missed too few questions together, or of nobody', () => {
    const sittings = hall(60, leastBothWrong - 1, seeded(5));
    for (const sitting of sittings.slice(0, 2)) sitting.wrong.fill('z');
    expect(similarPairs(sittings)).toEqual([]);
    expect(similarPairs([])).toEqual([]);
    expect(similarPairs([{ id: 'alone', wrong: ['a'] }])).toEqual([]);
  });
});

describe('comparing thousands', () => {
  it('lets others have their turn in between, and finds the same', async () => {
    const random = seeded(7);
    const sittings = Array.from({ length: 400 }, (_, id) => ({
      id: `${id}`,
      wrong: Array.from({ length: 30 }, () => (random() < 0.5 ? `${Math.floor(random() * 3)}` : null)),
    }));
    let turns = 0;
    const ended = new AbortController();
    const others = (async () => {
      for (; !ended.signal.aborted; turns++) await new Promise((resolve) => setImmediate(resolve));
    })();
    const found = await similarPairsInTurns(sittings, 2);
    ended.abort();
    await others;
    expect(turns).toBeGreaterThan(5);
    expect(found).toEqual(similarPairs(sittings, 2));
  });
});
