import { afterAll } from 'vitest';
import { closeOpened } from './close-after-file.ts';

// Hooks of a setup file are set before any other, so this one runs after those of the file itself.
afterAll(closeOpened);
