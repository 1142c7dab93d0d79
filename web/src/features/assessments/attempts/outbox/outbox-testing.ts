import type { AnswerWrite, AttemptStanding, SavedAnswer, WriteVerdict } from '@abhyas/contract/assessments/shapes';
import type { OutboxClock, OutboxOptions, SaveReply } from '../outbox.ts';

/** A refusal as the API client throws it. */
export const refusal = (status: number, name: string, details = {}) =>
  Object.assign(new Error(name), { status, name, details });

/** Time that stands still until a test lets it run. */
export function heldClock() {
  let plans: { at: number; run: () => void }[] = [];
  let now = 0;
  const clock: OutboxClock = {
    after(ms, run) {
      const plan = { at: now + ms, run };
      plans.push(plan);
      return () => {
        plans = plans.filter((other) => other !== plan);
      };
    },
  };
  return {
    clock,
    planned: () => plans.map((plan) => plan.at - now),
    /** Runs what is planned within so many milliseconds. */
    advance(ms: number) {
      now += ms;
      const due = plans.filter((plan) => plan.at <= now);
      plans = plans.filter((plan) => plan.at > now);
      for (const plan of due) plan.run();
    },
  };
}

type Stored = { seat: number; sequence: number; answer: SavedAnswer };

/** The server's rules on answers in memory (exams: seats, the end). */
export function fakeServer({ seat = 1 } = {}) {
  const events = new Map<string, { write: AnswerWrite; verdict: WriteVerdict }>();
  const current = new Map<string, Stored>();
  const server = {
    seat,
    state: 'running' as AttemptStanding['state'],
    deadline: '2026-11-21T10:00:00Z',
    pausedAt: null as string | null,
    sectionEnds: null as string[] | null,
    events,
    /** Requests as they came. */
    calls: [] as { seat: number; writes: readonly AnswerWrite[] }[],
    current: (questionId: string, kind: AnswerWrite['kind'] = 'answer') =>
      current.get(`${questionId} ${kind}`)?.answer.response,
    standing: (): AttemptStanding => ({
      attemptId: 'attempt',
      state: server.state,
      seat: server.seat,
      deadline: server.deadline,
      graceSeconds: 20,
      pausedAt: server.pausedAt,
      sectionEnds: server.sectionEnds,
      now: '2026-11-21T09:00:00Z',
    }),
    async send(from: number, writes: readonly AnswerWrite[]): Promise<SaveReply> {
      server.calls.push({ seat: from, writes });
      return { verdicts: writes.map((write) => judge(from, write)), standing: server.standing() };
    },
    async end(from: number, lastSequence: number): Promise<AttemptStanding> {
      if (from < server.seat) throw refusal(409, 'SEAT_TAKEN');
      const missing = Array.from({ length: lastSequence }, (_, i) => i + 1).filter(
        (n) => !events.has(`${from} ${n}`),
      ).length;
      if (missing > 0 && server.state === 'running') throw refusal(409, 'SUBMIT_INCOMPLETE', { missing });
      server.state = 'closed';
      return server.standing();
    },
  };

  function judge(from: number, write: AnswerWrite): WriteVerdict {
    if (from > server.seat) return 'refused';
    const key = `${from} ${write.sequence}`;
    const known = events.get(key);
    if (known && JSON.stringify(known.write) !== JSON.stringify(write)) return 'altered';
    const place = `${write.questionId} ${write.kind}`;
    if (known?.verdict === 'late') return 'late';
    if (!known) {
      events.set(key, { write, verdict: server.state === 'running' ? 'saved' : 'late' });
      if (server.state !== 'running') return 'late';
      const before = current.get(place);
      const newer = !before || from > before.seat || (from === before.seat && write.sequence > before.sequence);
      if (newer) current.set(place, { seat: from, sequence: write.sequence, answer: write.answer });
    }
    const winner = current.get(place);
    return winner?.seat === from && winner.sequence === write.sequence ? 'saved' : 'superseded';
  }
  return server;
}
export type FakeServer = ReturnType<typeof fakeServer>;

/** What a test opens an outbox with; each test its own attempt. */
export const outboxOptions = (
  attemptId: string,
  server: FakeServer,
  rest: Partial<OutboxOptions> = {},
): OutboxOptions => ({
  instituteId: 1,
  accountId: 'ananya',
  attemptId,
  seat: 1,
  send: server.send,
  end: server.end,
  random: () => 0.5,
  ...rest,
});

export const chosen = (option: number, rest: Partial<SavedAnswer> = {}): SavedAnswer => ({
  response: { options: [option] },
  review: false,
  seconds: 5,
  ...rest,
});
