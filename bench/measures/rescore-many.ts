import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import pg from 'pg';
import { systemClock } from '../../server/src/kernel/clock.ts';
import type { Context } from '../../server/src/kernel/context.ts';
import { tenantDatabase } from '../../server/src/kernel/database/tenant-database.ts';
import { createLog } from '../../server/src/kernel/log/log.ts';
import type { Person } from '../../server/src/testing/person.ts';
import { aSingle } from '../../server/src/testing/some-published-paper.ts';
import { figureOf } from '../figures.ts';
import { publishPaper, type RigPaper, someArea, writeQuestions } from '../rig/paper.ts';
import { seedMarkedAttempts } from '../rig/seed-marked-attempts.ts';
import type { Stage } from '../rig/stage.ts';
import { inRounds, type Measure } from './measure.ts';

const ATTEMPTS = 100_000;
const QUESTIONS = 75;
const TOUCHED = 30;

/**
 * S8: a key of a paper with 75 questions is changed after 100,000 attempts, and taken back in the next round: from applying the verdict
 * until its rescore is done, against one UPDATE of as many rows of a copy of the table. Results are secret, so nobody is told.
 */
export const rescoreMany: Measure = async (stage) => {
  const school = (await stage.registry(), stage.schools[17]!);
  const [server, cluster] = [await stage.server(), await stage.cluster()];
  const paper = await somePaper(await stage.teacher(school));
  const questionId = paper.questionIds[TOUCHED]!;
  const database = tenantDatabase({ connectionString: cluster.urls.app, max: 1 });
  await seedMarkedAttempts(cluster, contextOf(database, school.id), { ...paper, questionId, count: ATTEMPTS });
  await database.close();
  const client = new pg.Client({ connectionString: cluster.superuser });
  await client.connect();
  await client.query('create table copied_results (like results including all)');
  await client.query('insert into copied_results select * from results where paper_id = $1', [paper.paperId]);
  let note = '';
  const rounds = await inRounds(async (number) => {
    await client.query('vacuum analyze results, copied_results, item_answers, answer_history');
    await client.query('checkpoint');
    const limit = await timed(() => client.query('update copied_results set marks = marks + 100'));
    await client.query('checkpoint');
    const { ours, changed } = await rescored(stage, paper, questionId, number);
    note = `${changed.toLocaleString('en')} of ${ATTEMPTS.toLocaleString('en')} results changed in each round, with history, statistics and ranks`;
    return { ours, limit };
  });
  await client.query('drop table copied_results');
  await client.end();
  const notes = [note, `server at ${server.cpuSeconds().toFixed(0)} CPU seconds in all`];
  const what = 'rescore of 100,000 attempts after a key change';
  return [figureOf({ id: 'S8', what, unit: 's', reach: ['<=', 10], notes }, rounds)];
};

async function somePaper(teacher: Person): Promise<RigPaper> {
  const area = await someArea(teacher);
  const drafts = Array.from({ length: QUESTIONS }, (_, i) => aSingle(`Rescored question ${i + 1}`, area, 1 + (i % 4)));
  const resultsOn = new Date(Date.now() + 86_400_000).toISOString();
  const settings = { resultVisibility: 'on_date', resultsOn } as const;
  return publishPaper(teacher, await writeQuestions(teacher, drafts), settings);
}

const contextOf = (database: ReturnType<typeof tenantDatabase>, instituteId: number): Context => ({
  instituteId,
  actor: undefined,
  origin: { host: '', address: '', userAgent: '' },
  db: database.forInstitute(instituteId),
  clock: systemClock,
  log: createLog('silent'),
});

type Verdict = Input<typeof api.assessments.decideKey>['body'];

/** Decides by turns that another option is right and that the published one stands; seconds until the rescore is done. */
async function rescored(stage: Stage, { paperId }: RigPaper, questionId: string, number: number) {
  const { assessments } = (await stage.teacher(stage.schools[17]!)).api;
  const other = { kind: 'choice' as const, accepted: [[1 + ((TOUCHED + 1) % 4)]] };
  const verdict: Verdict =
    number % 2 === 0
      ? { kind: 'change_key', keys: [other], reason: 'The other option.' }
      : { kind: 'keep', keys: [], reason: 'It stands.' };
  await assessments.decideKey({ params: { paperId, version: 1, questionId }, body: verdict });
  const params = { paperId };
  const ours = await timed(async () => {
    await assessments.applyRescore({ params, body: { round: number + 1 } });
    while ((await assessments.showPaperKeys({ params, query: {} })).rounds[0]!.state !== 'done') await pause();
  });
  return { ours, changed: (await assessments.showPaperKeys({ params, query: {} })).rounds[0]!.changed };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}
