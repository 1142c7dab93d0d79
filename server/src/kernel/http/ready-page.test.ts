import fastify from 'fastify';
import { expect, it } from 'vitest';
import { readyPage } from './ready-page.ts';

it('makes its text once, whoever asks at the same time or later', async () => {
  const app = fastify();
  let made = 0;
  app.get(
    '/page',
    readyPage('text/plain', () => Promise.resolve(`made ${++made}`)),
  );
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject('/page')));
  answers.push(await app.inject('/page'));
  expect(made).toBe(1);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  await app.close();
});
