import { defineConfig } from 'vitest/config';

/** Journeys: one after the other in one process, because they share two cores with a browser. */
export default defineConfig({
  test: {
    name: 'journeys',
    root: new URL('..', import.meta.url).pathname,
    include: ['e2e/**/*.spec.ts'],
    environment: 'node',
    setupFiles: 'e2e/failed-pictures.ts',
    globalSetup: 'server/src/testing/global-setup.ts',
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // What a person does reaches the server when a field has come to rest.
    expect: { poll: { timeout: 30_000 } },
  },
});
