import type { Config, DatabaseUrls } from '../../config.ts';
import { migrate } from '../migrations/migrate.ts';
import { startEmbedded } from './embedded.ts';
import { refuseUnboundConnections } from './pooler.ts';
import { checkDatabase, dropDatabase, prepareDatabase } from './roles.ts';
import { StartError } from '../start-error.ts';

const DATABASE = 'abhyas';

/** A database that is ready for use, and how to let go of it. */
export interface ProvidedDatabase {
  readonly urls: DatabaseUrls;
  /** Stops the embedded server; close every connection before. Does nothing for a database of one's own. */
  stop(): Promise<void>;
}

interface ProvideOptions {
  /** Drops everything in the embedded database first; a database of one's own is never dropped. */
  readonly fresh?: boolean;
}

/** Starts, adopts or checks the database that the configuration names, makes its roles, and brings its schema up to date. */
export async function provideDatabase(
  { database }: Pick<Config, 'database'>,
  log: (line: string) => void = () => {},
  { fresh = false }: ProvideOptions = {},
): Promise<ProvidedDatabase> {
  if (database.kind === 'external') {
    if (fresh)
      throw new StartError('A database of your own is never emptied from here: drop and create it by its own tools.');
    const { urls } = database;
    for (const warning of await checkDatabase(urls)) log(warning);
    if (database.binding === 'session') await refuseUnboundConnections(urls.app);
    await migrate({ ownerUrl: urls.owner, jobsUrl: urls.jobs, log });
    return { urls, stop: async () => {} };
  }
  const server = await startEmbedded({ dir: database.dir, log, again: true });
  try {
    if (fresh) await dropDatabase(server.url, DATABASE);
    const urls = await prepareDatabase(server.url, { database: DATABASE, passwords: database.passwords });
    await migrate({ ownerUrl: urls.owner, jobsUrl: urls.jobs, log });
    return { urls: { ...urls, direct: urls.app }, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
