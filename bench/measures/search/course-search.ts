import pg from 'pg';
import { wordsOf } from '../../../server/src/kernel/search/words.ts';
import { figureOf, percentile } from '../../figures.ts';
import { demoRows } from '../../rig/demo-rows.ts';
import { seedCourses } from '../../rig/seed-courses.ts';
import { inRounds, type Measure, timed } from '../measure.ts';

const MANY = 10_000;
const PAGE = 24;
const QUERIES = 60;

/** S12: the list of 10,000 courses with its facets, and searches in it with slips forgiven, against one ILIKE scan with count over the same rows. */
export const courseSearch: Measure = async (stage) => {
  await stage.registry();
  const cluster = await stage.cluster();
  const school = stage.schools[17]!;
  await seedCourses(cluster, school.id, MANY);
  const queries = await someQueries();
  const client = new pg.Client({ connectionString: cluster.superuser });
  await client.connect();
  try {
    let note = '';
    const rounds = await inRounds(async () => {
      const reader = await stage.teacher(school);
      const list = (q?: string) => reader.api.courses.listCatalogue({ query: { size: PAGE, ...(q && { q }) } });
      const [ours, limit]: [number[], number[]] = [[], []];
      for (const [at, { typed, exact }] of queries.entries()) {
        ours.push(await timed(() => list(at % 3 === 0 ? undefined : typed)));
        limit.push(await timed(() => scan(client, school.id, exact)));
      }
      note = `medians of the last round ${percentile(ours, 0.5).toFixed(1)} ms and ${percentile(limit, 0.5).toFixed(1)} ms`;
      return { ours: percentile(ours, 0.95), limit: percentile(limit, 0.95) };
    });
    return [
      figureOf(
        {
          id: 'S12',
          what: 'course list and search over HTTP, p95, 10,000 courses, with the counts of all facets',
          unit: 'ms',
          reach: ['<=', 1],
          notes: [
            note,
            'the yardstick: one ILIKE over title and description with count, by pg itself, the word spelt right',
          ],
        },
        rounds,
      ),
    ];
  } finally {
    await client.end();
  }
};

/** One page and the count, as one would write it in a minute. */
const scan = (client: pg.Client, instituteId: number, word: string) =>
  client.query(
    `select id, details, count(*) over () as total from courses
     where institute_id = $1 and status = 'published' and (details ->> 'title' ilike $2 or details ->> 'description' ilike $2)
     order by published_at desc, id limit $3`,
    [instituteId, `%${word}%`, PAGE],
  );

/** Words of questions; every second time one letter is missing. */
async function someQueries(): Promise<{ typed: string; exact: string }[]> {
  const words = (await demoRows()).flatMap(({ question }, at) => {
    const long = wordsOf(question.replaceAll(/\$[^$]*\$/g, ' ')).filter((word) => /^[a-z]{6,}$/.test(word));
    return long.slice(at % 3, (at % 3) + 1);
  });
  return words.slice(0, QUERIES).map((exact, at) => ({
    exact,
    typed: `${at % 2 === 0 ? exact : exact.slice(0, 2) + exact.slice(3)} `,
  }));
}
