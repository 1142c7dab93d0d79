import { defineConfig } from 'vitest/config';
import { apiRoutes } from './web/scripts/api-routes.ts';

export default defineConfig({
  test: {
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
          // Each file would load the whole server anew, which took longer than the tests: what a file opens it closes.
          isolate: false,
          hookTimeout: 60_000,
          testTimeout: 20_000,
        },
      },
      {
        plugins: [apiRoutes(new URL('./contract/src/index.ts', import.meta.url), ['identity.token'])],
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/src/ui/testing/setup.ts'],
        },
      },
    ],
  },
});
