import { sql } from 'kysely';
import { rankedResults } from '../../server/src/domains/assessments/results/rank-list.store.ts';
import { tenantDatabase } from '../../server/src/kernel/database/tenant-database.ts';
import { figureOf } from '../figures.ts';
import { seedResults } from '../rig/seed-results.ts';
import { inRounds, type Measure } from './measure.ts';

const RESULTS = 1_000_000;

/** S7: rank by a tie chain and percentile of everybody in a list of a million, against one ordered scan of the same rows. */
export const rankMillion: Measure = async (stage) => {
  await stage.registry();
  const cluster = await stage.cluster();
  const { id } = stage.schools[0]!;
  const paperId = await seedResults(cluster, id, RESULTS);
  const database = tenantDatabase({ connectionString: cluster.urls.app, max: 1 });
  const db = database.forInstitute(id);
  const listed = rankedResults({ instituteId: id }, { paperId, versions: [1] });
  let note = '';
  const rounds = await inRounds(async () => {
    const limit = await timed(() =>
      sql`select count(*), sum(marks), sum(length(rank_key)) from (
        select marks, rank_key from results where institute_id = ${id} and paper_id = ${paperId}::uuid and paper_version = 1 and ranked
        order by marks desc, rank_key desc offset 0) scanned`.execute(db),
    );
    const ours = await timed(async () => {
      const { rows } = await sql<{ people: number; last: number; sum: string }>`
        select count(*)::int as people, max(rank) as last, sum(percentile)::text as sum from (
          select rank, (2000000000::bigint * at_or_below + of) / (2 * of) as percentile from (${listed}) listed offset 0) figured`.execute(
        db,
      );
      const { people, last } = rows[0]!;
      note = `${people.toLocaleString('en')} people down to rank ${last.toLocaleString('en')}`;
    });
    return { ours, limit };
  });
  await database.close();
  return [
    figureOf(
      {
        id: 'S7',
        what: 'rank and percentile of 1,000,000 results, ties and chain included',
        unit: 's',
        reach: ['<=', 5],
        notes: [note],
      },
      rounds,
    ),
  ];
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}
