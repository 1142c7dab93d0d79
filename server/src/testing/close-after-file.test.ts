import { expect, it } from 'vitest';
import { closeAfterFile, closeOpened, openBeyondFile } from './close-after-file.ts';

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

it('leaves open what the next files use too, until it is closed by name', async () => {
  const closed: string[] = [];
  closeAfterFile(() => closed.push('of the file'));
  const shared = await openBeyondFile(async () => {
    closeAfterFile(() => closed.push('database'));
    closeAfterFile(() => closed.push('queue'));
    return 'a server';
  });
  expect(shared.made).toBe('a server');
  await closeOpened();
  expect(closed).toEqual(['of the file']);
  await shared.close();
  expect(closed).toEqual(['of the file', 'queue', 'database']);
});
