import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { createLog } from '../kernel/log/log.ts';

/* The process that `startOtherProcess` starts: what it needs comes on stdin, its port goes to stdout. */
const parts: Buffer[] = [];
for await (const part of process.stdin) parts.push(part as Buffer);
const { config, offset } = JSON.parse(Buffer.concat(parts).toString()) as { config: Config; offset: number };
if (config.database.kind !== 'external') throw new Error('the other process shares a database by its address');
const app = await createApp({
  config,
  urls: config.database.urls,
  log: createLog('silent'),
  clock: { now: () => new Date(Date.now() + offset) },
});
await app.server.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.server.address();
process.stdout.write(String(typeof address === 'object' ? address?.port : 0));
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
