import { createServer } from 'node:http';
import { startEmbedded } from '../../server/src/kernel/postgres/embedded.ts';

/** Node and PostgreSQL alone: starts the database of `POSTGRES_DIR` and answers every request; SIGINT stops both. */
const database = await startEmbedded({ dir: process.env['POSTGRES_DIR'] ?? '' });
const server = createServer((_request, response) => response.end('ready')).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
);
process.once('SIGINT', () => {
  server.close();
  void database.stop().then(() => process.exit(0));
});
