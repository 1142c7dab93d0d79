import 'fake-indexeddb/auto';
import type { AnswerWrite, SavedAnswer } from '@abhyas/contract/assessments/shapes';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openOutbox, type Outbox, type SaveReply } from '../outbox.ts';
import { chosen, fakeServer, heldClock, outboxOptions, refusal, type FakeServer } from './outbox-testing.ts';

/** What the network does to one request. `twice`: delivered again, much later. */
const weather = fc.constantFrom('fine', 'fine', 'lost', 'replyLost', 'twice', 'busy', 'late', 'garbled', 'signedOut');
type Weather = typeof weather extends fc.Arbitrary<infer T> ? T : never;
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('write'),
      question: fc.nat(3),
      option: fc.integer({ min: 1, max: 4 }),
      draft: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('wait', 'wake', 'flush', 'crash') }) },
);

/** A network that follows a script; requests that it keeps back arrive when the next one has passed. */
function network(server: FakeServer, script: Weather[]) {
  const stragglers: (() => Promise<SaveReply>)[] = [];
  const acknowledged: { key: string; answer: SavedAnswer }[] = [];
  async function send(seat: number, writes: readonly AnswerWrite[]): Promise<SaveReply> {
    const now = script.shift() ?? 'fine';
    const deliver = () => server.send(seat, writes);
    if (now === 'lost') throw refusal(0, 'NETWORK');
    if (now === 'busy') throw refusal(503, 'UNAVAILABLE');
    if (now === 'signedOut') throw refusal(401, 'ACCESS_TOKEN_INVALID');
    if (now === 'late') {
      stragglers.push(deliver);
      throw refusal(0, 'NETWORK');
    }
    const reply = await deliver();
    for (const straggler of stragglers.splice(0)) await straggler();
    if (now === 'twice') stragglers.push(deliver);
    if (now === 'replyLost') throw refusal(0, 'NETWORK');
    if (now === 'garbled') return { ...reply, verdicts: reply.verdicts.slice(1) };
    acknowledged.push(...writes.map((write) => ({ key: `${seat} ${write.sequence}`, answer: write.answer })));
    return reply;
  }
  return { send, acknowledged };
}

let runs = 0;
it('loses no acknowledged answer and drops none that is not, whatever the network does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.array(weather, { maxLength: 30 }), async (steps, script) => {
      const server = fakeServer();
      const time = heldClock();
      const { send, acknowledged } = network(server, [...script]);
      const attemptId = `property ${++runs}`;
      const open = () => openOutbox(outboxOptions(attemptId, server, { send, clock: time.clock }));
      const last = new Map<string, SavedAnswer>();
      const answers: SavedAnswer[] = [];
      let outbox: Outbox = await open();
      for (const [place, one] of steps.entries()) {
        if (one.kind === 'write') {
          const { question, option, draft } = one as { question: number; option: number; draft: boolean };
          const answer = chosen(option, { seconds: place });
          await outbox.write(`q${question}`, draft ? 'draft' : 'answer', answer);
          if (!draft) {
            answers.push(answer);
            last.set(`q${question}`, answer);
          }
        } else if (one.kind === 'wait') time.advance(3000);
        else if (one.kind === 'wake') outbox.wake();
        else if (one.kind === 'flush') await outbox.flush();
        else {
          outbox.close();
          outbox = await open();
        }
      }
      // In the end the network is fine again.
      script.length = 0;
      for (let tries = 0; tries < 60 && outbox.pending().answers + outbox.pending().drafts > 0; tries++) {
        outbox.wake();
        await outbox.flush();
      }
      expect(outbox.pending()).toEqual({ answers: 0, drafts: 0, refused: 0, late: 0 });
      for (const { key, answer } of acknowledged) expect(server.events.get(key)?.write.answer).toEqual(answer);
      const arrived = [...server.events.values()]
        .filter(({ write }) => write.kind === 'answer')
        .map(({ write }) => write.answer);
      expect(arrived.toSorted((a, b) => a.seconds - b.seconds)).toEqual(answers);
      for (const [question, answer] of last) expect(server.current(question)).toEqual(answer.response);
      expect(await outbox.submit()).toMatchObject({ state: 'closed' });
      outbox.close();
    }),
    { numRuns: 150 },
  );
}, 60_000);

it('keeps every answer on the device until the server has it, at every moment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(weather, { minLength: 1, maxLength: 12 }), async (script) => {
      const server = fakeServer();
      const { send } = network(server, [...script, 'lost']);
      const time = heldClock();
      const outbox = await openOutbox(outboxOptions(`moment ${++runs}`, server, { send, clock: time.clock }));
      for (let i = 1; i <= script.length; i++) {
        await outbox.write(`q${i}`, 'answer', chosen(1, { seconds: i }));
        const onServer = new Set([...server.events.values()].map(({ write }) => write.questionId));
        expect(outbox.pending().answers).toBeGreaterThanOrEqual(i - onServer.size);
        if (i % 3 === 0) await outbox.flush();
      }
      outbox.close();
    }),
    { numRuns: 60 },
  );
}, 60_000);
