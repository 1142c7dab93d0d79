import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { listServers } from './citus-cluster.ts';

/**
 * `npm run test:citus -- [paths]`: the server's tests on the Citus whose coordinator `DATABASE_URL` names, as superuser. Ends with 2 where there is
 * none: nothing was tested then.
 */
const url = process.env['DATABASE_URL'];
const servers = url === undefined ? [] : await listServers(url).catch((error: Error) => error);
if (url === undefined) refuse('DATABASE_URL is not set: give the superuser’s address of a database on a coordinator.');
else if (servers instanceof Error) refuse(`The database of DATABASE_URL does not answer: ${servers.message}`);
else if (servers.length < 2) refuse('The database of DATABASE_URL has no extension citus, or knows no second server.');
else run(url);

function refuse(why: string): void {
  process.stderr.write(`Nothing was tested on Citus. ${why} docs/citus.md says how one is built.\n`);
  process.exitCode = 2;
}

function run(citus: string): void {
  const args = ['vitest', 'run', '--project', 'server', '--maxWorkers', '1', ...process.argv.slice(2)];
  const cwd = fileURLToPath(new URL('../../../', import.meta.url));
  // The tests make databases of their own there; DATABASE_URL itself would be taken for the server's.
  const { DATABASE_URL: _, ...env } = process.env;
  const { status } = spawnSync('npx', args, { cwd, stdio: 'inherit', env: { ...env, TEST_CITUS_URL: citus } });
  process.exitCode = status ?? 1;
}
