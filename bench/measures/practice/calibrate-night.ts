import pg from 'pg';
import { calibrationJobs } from '../../../server/src/domains/practice/calibration/calibrate.job.ts';
import { systemClock } from '../../../server/src/kernel/clock.ts';
import type { Context } from '../../../server/src/kernel/context.ts';
import { tenantDatabase } from '../../../server/src/kernel/database/tenant-database.ts';
import { createLog } from '../../../server/src/kernel/log/log.ts';
import { absoluteFigure } from '../../figures.ts';
import type { Measure } from '../measure.ts';

const ITEMS = 20_000;
const PEOPLE = 10_000;
/** Of each person: two million in all, 200 for every second item, which is what a fit of its own needs. */
const EACH = 200;
const MOST_SECONDS = 600;
const MIB = 1_048_576;

/** S18: the night's calibration of 20,000 items and 2,000,000 first answers: how long, and the most memory of the process that does it. */
export const calibrateNight: Measure = async (stage) => {
  await stage.registry();
  const cluster = await stage.cluster();
  const instituteId = stage.schools[15]!.id;
  await seedNight(cluster.superuser, instituteId);
  const database = tenantDatabase({ connectionString: cluster.urls.app, max: 2 });
  const ctx: Context = {
    instituteId,
    actor: undefined,
    origin: { host: '', address: '', userAgent: '' },
    db: database.forInstitute(instituteId),
    clock: systemClock,
    log: createLog('silent'),
  };
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 100);
  const begun = performance.now();
  await calibrationJobs['practice.calibrate']!(ctx, {} as never);
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(watch);
  await database.close();
  const notes = [
    `${(before / MIB).toFixed(0)} MiB before, ${(peak / MIB).toFixed(0)} MiB at most; 1,024 are allowed`,
    `${ITEMS / 2} of the items have the ${EACH} first answers that a fit of its own needs`,
  ];
  const what = 'calibration of a night: 20,000 items, 2,000,000 first answers';
  return [absoluteFigure({ id: 'S18', what, unit: 's', most: MOST_SECONDS, notes }, [seconds])];
};

/** Forty chapters of items; every person answers five of the calibrated ones of each. */
async function seedNight(superuser: string, instituteId: number): Promise<void> {
  const client = new pg.Client({ connectionString: superuser });
  await client.connect();
  try {
    await client.query(
      `insert into practice_chapters (institute_id, chapter_id, mean, variance, sets)
       select $1, md5('chapter ' || c)::uuid, 0, 1, 0 from generate_series(0, 39) c`,
      [instituteId],
    );
    await client.query(
      `insert into practice_items (institute_id, question_id, chapter_id, mean, variance, answers, guess, shown)
       select $1, md5('item ' || i)::uuid, md5('chapter ' || i % 40)::uuid, 0, 1, case when i < $2::int / 2 then $3::int else 3 end, 0, 0
       from generate_series(0, $2::int - 1) i`,
      [instituteId, ITEMS, EACH],
    );
    await client.query(
      `insert into practice_taken (institute_id, account_id, question_id, source_id, chapter_id, credit, first, taken_at)
       select $1, md5('person ' || p)::uuid, md5('item ' || i)::uuid, md5('night')::uuid, md5('chapter ' || i % 40)::uuid,
         (random() < 1 / (1 + exp((i % 7 - 3) * 0.6 - (p % 11 - 5) * 0.4)))::int, true, now()
       from generate_series(0, $2::int - 1) p, lateral (select (p * $3::bigint + n) % ($4::int / 2) as i from generate_series(0, $3::int - 1) n) answered`,
      [instituteId, PEOPLE, EACH, ITEMS],
    );
    await client.query('vacuum analyze practice_taken, practice_items, practice_chapters');
  } finally {
    await client.end();
  }
}
