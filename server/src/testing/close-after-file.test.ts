import { expect, it } from 'vitest';
import { closeAfterFile, closeOpened } from './close-after-file.ts';

it('closes what a file opened, the last first and each once, though something fails on the way', async () => {
  const closed: string[] = [];
  closeAfterFile(() => closed.push('database'));
  closeAfterFile(() => Promise.reject(new Error('the server hangs')));
  closeAfterFile(async () => closed.push('queue'));
  await expect(closeOpened()).rejects.toMatchObject({ errors: [new Error('the server hangs')] });
  expect(closed).toEqual(['queue', 'database']);
  await closeOpened();
  expect(closed).toHaveLength(2);
});
