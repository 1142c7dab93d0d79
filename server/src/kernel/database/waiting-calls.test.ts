import { expect, it } from 'vitest';
import { waitingCalls } from './waiting-calls.ts';

const LONG = 600_000;
const nobodyLeft = new AbortController().signal;

it('answers those who wait for what was told, and only those', async () => {
  const calls = waitingCalls();
  const answered: string[] = [];
  const ask = (key: string) => calls.wait(key, { ms: LONG, signal: nobodyLeft }).then(() => answered.push(key));
  const [one, again] = [ask('a'), ask('a')];
  const other = ask('b');
  calls.listener('a');
  await Promise.all([one, again]);
  expect(answered).toEqual(['a', 'a']);
  calls.listener('b');
  await other;
});

it('answers everybody after a lost connection, and when the server stops', async () => {
  const calls = waitingCalls();
  const lost = calls.wait('a', { ms: LONG, signal: nobodyLeft });
  calls.listener(undefined);
  await lost;
  const stopped = calls.wait('a', { ms: LONG, signal: nobodyLeft });
  calls.answerAll();
  await stopped;
});

it('waits no longer for somebody who has gone, nor where no time is given', async () => {
  const calls = waitingCalls();
  const leaving = new AbortController();
  const left = calls.wait('a', { ms: LONG, signal: leaving.signal });
  leaving.abort();
  await left;
  await calls.wait('a', { ms: LONG, signal: leaving.signal });
  await calls.wait('a', { ms: 0, signal: nobodyLeft });
});
