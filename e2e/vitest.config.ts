import { defineConfig } from 'vitest/config';

/** Journeys: two at a time; one alone leaves half of two cores idle. */
export default defineConfig({
  test: {
    name: 'journeys',
    root: new URL('..', import.meta.url).pathname,
    include: ['e2e/**/*.spec.ts'],
    environment: 'node',
    setupFiles: ['server/src/testing/setup.ts', 'e2e/failed-pictures.ts'],
    globalSetup: 'server/src/testing/global-setup.ts',
    maxWorkers: 2,
    // The journeys of a worker share its server and its browser.
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // What a person does reaches the server when a field has come to rest.
    expect: { poll: { timeout: 30_000 } },
  },
});
