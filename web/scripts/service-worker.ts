import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Builds the service worker in one piece to `/sw.js`: a worker's address must stay the same, so it carries no hash and shares no part
 * with the page. While developing there is none: what it kept would hide changes.
 */
export function serviceWorker(entry: string): Plugin {
  return {
    name: 'abhyas:service-worker',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          write: false,
          minify: true,
          rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
      const { output } = (Array.isArray(built) ? built[0]! : built) as Rolldown.RolldownOutput;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: output[0].code });
    },
  };
}
