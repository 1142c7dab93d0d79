import type { Worker, WorkerPluginContext } from 'graphile-worker';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { closeAfterFile } from '../../testing/close-after-file.ts';
import { onDatabase } from '../postgres/roles.ts';
import { workerDatabase } from '../../testing/database.ts';
import { quietPool } from '../database/quiet-pool.ts';
import { freeJobsOfTheDead, holdLocks, type LivingWorkers } from './living-workers.ts';

let jobs: pg.Pool;
let superuser: pg.Pool;

beforeAll(async () => {
  const urls = await workerDatabase();
  jobs = quietPool({ connectionString: urls.jobs, max: 4 });
  superuser = quietPool({ connectionString: onDatabase(urls.superuser, new URL(urls.app).pathname.slice(1)), max: 1 });
  closeAfterFile(() => Promise.all([jobs.end(), superuser.end()]));
  await superuser.query('delete from graphile_worker._private_jobs');
});

/** A worker of this id begins to exist, as the queue tells. */
const born = ({ events }: LivingWorkers, workerId: string) =>
  events.emit('worker:create', { worker: { workerId } as Worker, tasks: {}, ctx: {} as WorkerPluginContext });

/** A job that the worker of this id began a minute ago. */
async function begun(workerId: string, secondsAgo = 60): Promise<string> {
  const { rows } = await superuser.query<{ id: string }>("select id from graphile_worker.add_job('nothing')");
  await superuser.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(secs => $2) where id = $3`,
    [workerId, secondsAgo, rows[0]!.id],
  );
  return rows[0]!.id;
}
const doer = async (id: string): Promise<string | null> => {
  const { rows } = await superuser.query<{ doer: string | null }>(
    'select locked_by as doer from graphile_worker._private_jobs where id = $1',
    [id],
  );
  return rows[0]!.doer;
};
/** Held locks of workers, by the processes of the database that serve them. */
const holders = async (): Promise<number[]> => {
  const { rows } = await superuser.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and classid = $1 and granted`,
    [0x6a6f6273],
  );
  return rows.map(({ pid }) => pid);
};

describe('a job that somebody began', () => {
  it('is given back when the process of its worker is gone, and left alone while it lives', async () => {
    const living = holdLocks(jobs);
    born(living, 'worker-alive');
    await expect.poll(holders).toHaveLength(1);
    const [alive, dead, young] = [
      await begun('worker-alive'),
      await begun('worker-dead'),
      await begun('worker-new', 5),
    ];
    await freeJobsOfTheDead(jobs);
    expect([await doer(alive), await doer(dead), await doer(young)]).toEqual(['worker-alive', null, 'worker-new']);
    await living.stop();
    await expect.poll(holders).toHaveLength(0);
    await freeJobsOfTheDead(jobs);
    expect(await doer(alive)).toBeNull();
  });

  it('stays with its worker when the database cut the connection meanwhile', async () => {
    const living = holdLocks(jobs);
    born(living, 'worker-one');
    born(living, 'worker-two');
    await expect.poll(holders).toHaveLength(2);
    const [pid] = await holders();
    await superuser.query('select pg_terminate_backend($1)', [pid]);
    await expect.poll(async () => (await holders()).filter((one) => one !== pid)).toHaveLength(2);
    const id = await begun('worker-two');
    await freeJobsOfTheDead(jobs);
    expect(await doer(id)).toBe('worker-two');
    await living.stop();
  });

  it('is held again after a database that could not be asked, and no connection stays out', async () => {
    const urls = await workerDatabase();
    const pool = quietPool({ connectionString: urls.jobs, max: 1, statement_timeout: 100 });
    const other = await superuser.connect();
    const key = [0x6a6f6273, 'worker-late'];
    await other.query('select pg_advisory_lock($1, hashtext($2))', key);
    const living = holdLocks(pool);
    const refused = new Promise((resolve) => pool.once('remove', resolve));
    born(living, 'worker-late');
    await refused;
    await other.query('select pg_advisory_unlock($1, hashtext($2))', key);
    other.release();
    await expect.poll(holders).toHaveLength(1);
    await living.stop();
    await pool.end();
  });
});
