import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { apiRoutes } from './web/scripts/api-routes.ts';

const routesOfApi = apiRoutes(new URL('./contract/src/index.ts', import.meta.url), ['identity.token']);

/**
 * Test files are spread over projects by their name: `.test.tsx` under web gets a browser's document from jsdom, every other file gets
 * none. Files of a worker share its process, because loading the modules anew for each took longer than the tests: what a file opens it
 * closes.
 */
export default defineConfig({
  test: {
    // One for each of two cores; vitest by itself leaves a core free.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'contract/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'web/scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'chaos/**/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'server/src/testing/global-setup.ts',
          setupFiles: ['server/src/testing/setup.ts'],
          isolate: false,
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      {
        plugins: [routesOfApi],
        test: {
          name: 'web-rules',
          include: ['web/src/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['web/src/ui/testing/texts.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        plugins: [routesOfApi],
        test: {
          name: 'web',
          include: ['web/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['web/src/ui/testing/texts.ts', 'web/src/ui/testing/browser.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
