import { beforeEach } from 'vitest';
import { picturesOfOpenPages } from './browser.ts';

beforeEach(({ onTestFailed, task }) =>
  onTestFailed(() => picturesOfOpenPages(`failed-${task.file.name.replaceAll(/^.*\/|\.spec\.ts$/g, '')}`)),
);
