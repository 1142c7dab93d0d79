import { wordsOf } from '../../../server/src/kernel/search/words.ts';
import type { Person } from '../../../server/src/testing/person.ts';
import { figureOf, percentile } from '../../figures.ts';
import { demoRows } from '../../rig/demo-rows.ts';
import { seedQuestions } from '../../rig/seed-questions.ts';
import { inRounds, type Measure, timed } from '../measure.ts';

const MANY = 100_000;
const FEW = 1000;
const HITS = 20;
const QUERIES = 120;

/** S11: a search with 20 hits and all its counts, slips forgiven, in a bank of 100,000 questions against the same in one of 1,000. */
export const searchQuestions: Measure = async (stage) => {
  await stage.registry();
  const cluster = await stage.cluster();
  const [large, small] = [stage.schools[18]!, stage.schools[19]!];
  const begun = performance.now();
  await seedQuestions(cluster, large.id, MANY);
  await seedQuestions(cluster, small.id, FEW);
  const seeded = (performance.now() - begun) / 1000;
  const queries = await someQueries([await stage.teacher(large), await stage.teacher(small)]);
  let note = '';
  const rounds = await inRounds(async () => {
    const [many, few] = [await stage.teacher(large), await stage.teacher(small)];
    const [ours, limit]: [number[], number[]] = [[], []];
    for (const search of queries) {
      ours.push(await timed(() => find(many, search)));
      limit.push(await timed(() => find(few, search)));
    }
    note = `medians of the last round ${percentile(ours, 0.5).toFixed(1)} ms and ${percentile(limit, 0.5).toFixed(1)} ms`;
    return { ours: percentile(ours, 0.95), limit: percentile(limit, 0.95) };
  });
  return [
    figureOf(
      {
        id: 'S11',
        what: 'question search, p95 over HTTP, 20 hits: 100,000 questions against 1,000',
        unit: 'ms',
        reach: ['<=', 2],
        notes: [
          note,
          `${queries.length} queries, every second with a slip; the banks were seeded in ${seeded.toFixed(0)} s`,
        ],
      },
      rounds,
    ),
  ];
};

const find = (teacher: Person, search: string) =>
  teacher.api.questions.listQuestions({ query: { search, size: HITS } });

/** One to three words of a stem that have 20 hits or more in either bank; a letter is missing in every second query. */
async function someQueries(readers: readonly Person[]): Promise<string[]> {
  const queries: string[] = [];
  for (const [at, { question }] of (await demoRows()).entries()) {
    const words = wordsOf(question.replaceAll(/\$[^$]*\$/g, ' ')).filter((word) => /^[a-z]{5,}$/.test(word));
    for (let count = 3; count > 0 && queries.length < QUERIES; count--) {
      const chosen = words.slice(at % 3, (at % 3) + count);
      if (chosen.length < count) continue;
      const typed = at % 2 === 0 ? chosen : [...chosen.slice(1), chosen[0]!.slice(0, 2) + chosen[0]!.slice(3)];
      const search = `${typed.join(' ')} `;
      const found = await Promise.all(readers.map((reader) => find(reader, search)));
      if (found.every(({ rows }) => rows.length === HITS)) queries.push(search);
    }
  }
  return queries;
}
