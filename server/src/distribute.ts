import { tableKinds } from '../database/table-kinds.ts';
import { loadConfig } from './config.ts';
import { distribute } from './kernel/migrations/distribute.ts';
import { StartError } from './kernel/start-error.ts';

/** `npm run distribute`: spreads the tables of the configured database over the servers of Citus (docs/citus.md). Called again it does what is left. */
async function main(): Promise<void> {
  const { database } = loadConfig();
  if (database.kind !== 'external')
    throw new StartError('The embedded database is one server: name the coordinator of Citus by DATABASE_URL.');
  await distribute({
    ownerUrl: database.urls.owner,
    kinds: tableKinds,
    log: (line) => void process.stdout.write(`${line}\n`),
  });
  if (database.binding === 'session')
    process.stdout.write('From now on the server needs DATABASE_BINDING=transaction and DATABASE_DIRECT_URL.\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
