// What `npm start` runs, on the pinned Node: builds the web app when it is stale, then starts the server.
// Code that was compiled once is not compiled again at the next start.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../.data/compile-cache', import.meta.url)));
const { ensureWebBuilt } = await import('./build-web.ts');
try {
  await ensureWebBuilt();
  await import('../server/src/main.ts');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
