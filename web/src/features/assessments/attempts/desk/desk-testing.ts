import type { StoredAnswer } from '@abhyas/contract/assessments/shapes';
import { expect, onTestFinished, vi } from 'vitest';
import { createServerClock } from '../clock.ts';
import { aSheet } from '../console-testing.ts';
import type { OutboxClock } from '../outbox.ts';
import { fakeServer, type FakeServer } from '../outbox/outbox-testing.ts';
import type { DeskCalls, Standing } from './desk-calls.ts';
import { Desk } from './desk.ts';

let attempts = 0;
/** The id of an attempt that no other test has. */
export const newAttemptId = () => `desk ${++attempts}`;
export const deadline = Date.parse('2026-11-21T10:00:00Z');

/** The calls of one attempt on a server in memory. */
export function callsOn(server: FakeServer, rest: Partial<DeskCalls> = {}): DeskCalls {
  const answers = (): StoredAnswer[] =>
    [...server.events].flatMap(([key, { write, verdict }]) =>
      verdict === 'late'
        ? []
        : [
            {
              questionId: write.questionId,
              kind: write.kind,
              seat: Number(key.split(' ')[0]),
              sequence: write.sequence,
              answer: write.answer,
            },
          ],
    );
  const standing = (): Standing => ({ ...server.standing(), answers: answers() });
  return {
    showStanding: async () => standing(),
    takeSeat: async () => {
      server.seat++;
      return standing();
    },
    showSheet: async () => aSheet(),
    save: server.send,
    submit: server.end,
    checkIn: async () => ({ standing: server.standing(), messages: [], againInSeconds: 15 }),
    ...rest,
  };
}

interface Given {
  readonly server?: FakeServer;
  readonly attemptId?: string;
  readonly calls?: Partial<DeskCalls>;
  readonly timer?: OutboxClock;
  readonly accountId?: string;
}

/** A desk in this process, seated an hour before the end. */
export async function sit({
  server = fakeServer({ seat: 0 }),
  attemptId = newAttemptId(),
  calls = {},
  timer,
  accountId = 'ananya',
}: Given = {}) {
  const clock = { ...createServerClock(), now: () => deadline - 3_600_000 };
  const desk = new Desk({
    attemptId,
    instituteId: 1,
    accountId,
    calls: callsOn(server, calls),
    clock,
    ...(timer && { timer }),
  });
  onTestFinished(() => desk.close());
  await desk.open();
  return { desk, server, attemptId, clock };
}
/** Chooses an option of the open question and saves it. */
export const save = (desk: Desk, option: number) => {
  desk.act({ type: 'select', response: { options: [option] } });
  desk.act({ type: 'saveNext' });
};
/** The server has this option as the answer. */
export const arrived = (server: FakeServer, questionId: string, option: number) =>
  vi.waitFor(() => expect(server.current(questionId)).toEqual({ options: [option] }));
