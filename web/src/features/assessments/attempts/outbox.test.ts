import 'fake-indexeddb/auto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openOutbox, seatOnDevice, type OutboxOptions } from './outbox.ts';
import { chosen, fakeServer, heldClock, outboxOptions, refusal } from './outbox/outbox-testing.ts';

let attempts = 0;
async function open(rest: Partial<OutboxOptions> = {}, server = fakeServer()) {
  const time = heldClock();
  const options = outboxOptions(rest.attemptId ?? `attempt ${++attempts}`, server, { clock: time.clock, ...rest });
  const outbox = await openOutbox(options);
  onTestFinished(() => outbox.close());
  return { outbox, server, time, options };
}
const offline = async () => Promise.reject(refusal(0, 'NETWORK'));

describe('an answer', () => {
  it('leaves at once and is dropped here only when the server has acknowledged it', async () => {
    const { outbox, server } = await open();
    await outbox.write('q1', 'answer', chosen(2));
    expect(outbox.pending().answers).toBe(1);
    await outbox.flush();
    expect(outbox.pending()).toEqual({ answers: 0, drafts: 0, refused: 0, late: 0 });
    expect(server.current('q1')).toEqual({ options: [2] });
    expect(outbox.status()).toMatchObject({ state: 'idle', standing: { seat: 1 } });
  });

  it('typed offline survives a crash and is sent by the next opening, under the number it first got', async () => {
    const first = await open({ send: offline });
    await first.outbox.write('q1', 'answer', chosen(1));
    await first.outbox.write('q1', 'answer', chosen(3));
    await first.outbox.flush();
    first.outbox.close();
    const { outbox, server } = await open({ attemptId: first.options.attemptId });
    await outbox.flush();
    expect(server.current('q1')).toEqual({ options: [3] });
    expect([...server.events.keys()]).toEqual(['1 1', '1 2']);
    expect(outbox.lastSequence()).toBe(2);
  });

  it('is kept after a lost reply and recognised when it comes again', async () => {
    const server = fakeServer();
    let drop = true;
    const { outbox, time } = await open(
      {
        send: async (seat, writes) => {
          const reply = await server.send(seat, writes);
          if (drop) throw refusal(0, 'NETWORK');
          return reply;
        },
      },
      server,
    );
    await outbox.write('q1', 'answer', chosen(4));
    await outbox.flush();
    expect(outbox.status()).toMatchObject({ answers: 1, state: 'waiting' });
    drop = false;
    time.advance(1000);
    await outbox.flush();
    expect(server.events.size).toBe(1);
    expect(outbox.pending().answers).toBe(0);
  });

  it('goes in batches of at most fifty, in order', async () => {
    let online = false;
    const server = fakeServer();
    const { outbox } = await open({ send: (seat, writes) => (online ? server.send(seat, writes) : offline()) }, server);
    for (let i = 1; i <= 120; i++) await outbox.write(`q${i}`, 'answer', chosen(1));
    await outbox.flush();
    online = true;
    await outbox.flush();
    expect(server.calls.map((call) => call.writes.length)).toEqual([50, 50, 20]);
    const sent = server.calls.flatMap((call) => call.writes.map((write) => write.sequence));
    expect(sent).toEqual(sent.toSorted((a, b) => a - b));
  });

  it('of another account, institute or attempt is neither seen nor sent', async () => {
    const ananya = await open({ send: offline });
    await ananya.outbox.write('q1', 'answer', chosen(1));
    const { attemptId } = ananya.options;
    for (const other of [{ accountId: 'rohit' }, { instituteId: 2 }, { attemptId: `${attemptId} too` }]) {
      const { outbox, server } = await open({ attemptId, ...other });
      await outbox.flush();
      expect([outbox.pending().answers, await outbox.words(), server.calls]).toEqual([0, [], []]);
    }
  });
});

describe('a draft', () => {
  it('that was never sent gives way to what follows it, and leaves no gap in the numbers', async () => {
    const { outbox, server, time } = await open();
    await outbox.write('q1', 'draft', chosen(1));
    await outbox.write('q2', 'draft', chosen(1));
    await outbox.write('q1', 'draft', chosen(2));
    await outbox.write('q2', 'answer', chosen(4));
    await outbox.flush();
    time.advance(5000);
    await outbox.flush();
    expect([...server.events.values()].map(({ write }) => [write.sequence, write.questionId, write.kind])).toEqual([
      [1, 'q1', 'draft'],
      [2, 'q2', 'answer'],
    ]);
    expect(server.current('q1', 'draft')).toEqual({ options: [2] });
  });

  it('waits a moment for a better one', async () => {
    const { outbox, server, time } = await open();
    await outbox.write('q1', 'draft', chosen(1));
    expect(server.calls).toHaveLength(0);
    time.advance(1000);
    await outbox.flush();
    expect(server.calls).toHaveLength(1);
  });
});

describe('what the server says', () => {
  it('altered: the number is taken, so the answer goes again under the next one', async () => {
    const server = fakeServer();
    await server.send(1, [{ sequence: 1, questionId: 'q9', kind: 'answer', answer: chosen(1) }]);
    const { outbox } = await open({}, server);
    await outbox.write('q1', 'answer', chosen(2));
    await outbox.flush();
    expect(server.current('q1')).toEqual({ options: [2] });
    expect(outbox.lastSequence()).toBe(2);
  });

  it('altered: an older answer that goes again does not win over a newer one', async () => {
    const server = fakeServer();
    await server.send(1, [{ sequence: 1, questionId: 'q9', kind: 'answer', answer: chosen(1) }]);
    let online = false;
    const { outbox } = await open({ send: (seat, writes) => (online ? server.send(seat, writes) : offline()) }, server);
    await outbox.write('q1', 'answer', chosen(2));
    await outbox.write('q1', 'answer', chosen(3));
    await outbox.flush();
    online = true;
    await outbox.flush();
    expect(server.current('q1')).toEqual({ options: [3] });
    expect(outbox.pending().answers).toBe(0);
  });

  it('late: it came after the close, is kept there as evidence and remembered here', async () => {
    const server = fakeServer();
    server.state = 'closed';
    const { outbox } = await open({}, server);
    await outbox.write('q1', 'answer', chosen(2));
    await outbox.write('q1', 'answer', chosen(3));
    await outbox.flush();
    expect(outbox.pending()).toEqual({ answers: 0, drafts: 0, refused: 0, late: 1 });
  });

  it.each([
    ['no verdict', []],
    ['a word it cannot mean', ['perhaps']],
  ])('%s: acknowledges nothing', async (_what, verdicts) => {
    const server = fakeServer();
    const { outbox } = await open({ send: async () => ({ verdicts: verdicts as [], standing: server.standing() }) });
    await outbox.write('q1', 'answer', chosen(2));
    await outbox.flush();
    expect(outbox.status()).toMatchObject({ answers: 1, state: 'waiting' });
  });

  it('ATTEMPT_CLOSED counts as that acknowledgement', async () => {
    const { outbox } = await open({ send: async () => Promise.reject(refusal(409, 'ATTEMPT_CLOSED')) });
    await outbox.write('q1', 'answer', chosen(2));
    await outbox.flush();
    expect(outbox.pending()).toMatchObject({ answers: 0, late: 1 });
  });

  it('refused: kept, shown, and tried once more at the next opening', async () => {
    const server = fakeServer({ seat: 0 });
    const first = await open({}, server);
    await first.outbox.write('q1', 'answer', chosen(2));
    await first.outbox.flush();
    expect(first.outbox.pending()).toMatchObject({ answers: 0, refused: 1 });
    first.outbox.close();
    server.seat = 1;
    const { outbox } = await open({ attemptId: first.options.attemptId }, server);
    await outbox.flush();
    expect(server.current('q1')).toEqual({ options: [2] });
    expect(outbox.pending().refused).toBe(0);
  });

  it('one unreadable write is set aside, and the others pass', async () => {
    const server = fakeServer();
    let online = false;
    const { outbox } = await open(
      {
        send: async (seat, writes) => {
          if (!online) throw refusal(0, 'NETWORK');
          if (writes.some((write) => write.questionId === 'q3')) throw refusal(422, 'INVALID_INPUT');
          return server.send(seat, writes);
        },
      },
      server,
    );
    for (let i = 1; i <= 7; i++) await outbox.write(`q${i}`, 'answer', chosen(1));
    online = true;
    await outbox.flush();
    expect(outbox.pending()).toMatchObject({ answers: 0, refused: 1 });
    expect(server.events.size).toBe(6);
  });

  it.each([
    [503, 'UNAVAILABLE', {}, 500],
    [500, 'UNEXPECTED', {}, 500],
    [429, 'TOO_MANY_REQUESTS', { seconds: 7 }, 7000],
    [502, 'UNREADABLE', {}, 500],
  ])('%i %s: tries again later, and at once when woken', async (status, name, details, wait) => {
    const server = fakeServer();
    let well = false;
    const { outbox, time } = await open(
      {
        send: async (seat, writes) =>
          well ? server.send(seat, writes) : Promise.reject(refusal(status, name, details)),
      },
      server,
    );
    await outbox.write('q1', 'answer', chosen(2));
    await outbox.flush();
    expect([outbox.status().state, time.planned()]).toEqual(['waiting', [wait]]);
    well = true;
    outbox.wake();
    await outbox.flush();
    expect([outbox.status().state, outbox.pending().answers]).toEqual(['idle', 0]);
  });

  it.each([
    [401, 'ACCESS_TOKEN_INVALID'],
    [400, 'REFRESH_TOKEN_EXPIRED'],
    [401, 'SIGN_IN_REQUIRED'],
  ])('%i %s: waits until the same person signed in again', async (status, name) => {
    const server = fakeServer();
    let signedIn = false;
    const { outbox, time } = await open(
      {
        send: async (seat, writes) => (signedIn ? server.send(seat, writes) : Promise.reject(refusal(status, name))),
      },
      server,
    );
    await outbox.write('q1', 'answer', chosen(2));
    await outbox.flush();
    expect([outbox.status().state, time.planned()]).toEqual(['signedOut', []]);
    signedIn = true;
    outbox.wake();
    await outbox.flush();
    expect(server.current('q1')).toEqual({ options: [2] });
  });

  it('waits longer after each failure', async () => {
    const { outbox, time } = await open({ send: offline });
    await outbox.write('q1', 'answer', chosen(2));
    const waits: (number | undefined)[] = [];
    for (let i = 0; i < 8; i++) {
      await outbox.flush();
      waits.push(time.planned().at(-1));
      time.advance(60_000);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 20_000, 20_000]);
  });
});

describe('a seat', () => {
  it('that another device took stays the number of what was typed at it', async () => {
    const server = fakeServer();
    const first = await open({ send: offline }, server);
    await first.outbox.write('q1', 'answer', chosen(1));
    await first.outbox.write('q2', 'answer', chosen(1));
    first.outbox.close();
    server.seat = 3;
    await server.send(2, [{ sequence: 1, questionId: 'q2', kind: 'answer', answer: chosen(4) }]);
    const { outbox } = await open({ attemptId: first.options.attemptId, seat: 3 }, server);
    await outbox.write('q3', 'answer', chosen(3));
    await outbox.flush();
    expect(server.calls.map((call) => call.seat)).toEqual([2, 1, 3]);
    expect([server.current('q1'), server.current('q2'), server.current('q3')]).toEqual([
      { options: [1] },
      { options: [4] },
      { options: [3] },
    ]);
    expect(outbox.lastSequence()).toBe(1);
  });

  it('is known to the device that sat, and to no other', async () => {
    const { options } = await open({ seat: 4 });
    expect(await seatOnDevice(1, 'ananya', options.attemptId)).toMatchObject({ seat: 4, lastSequence: 0 });
    expect(await seatOnDevice(1, 'ananya', 'elsewhere')).toBeUndefined();
  });
});

describe('submitting', () => {
  it('sends everything first, then ends the attempt', async () => {
    const { outbox, server } = await open();
    await outbox.write('q1', 'answer', chosen(2));
    await outbox.write('q2', 'draft', chosen(2));
    expect(await outbox.submit()).toMatchObject({ state: 'closed' });
    expect(server.events.size).toBe(2);
  });

  it('without network waits for it', async () => {
    const server = fakeServer();
    let online = false;
    const { outbox, time } = await open(
      {
        send: (seat, writes) => (online ? server.send(seat, writes) : offline()),
        end: (seat, last) => (online ? server.end(seat, last) : offline()),
      },
      server,
    );
    await outbox.write('q1', 'answer', chosen(2));
    const submitted = outbox.submit();
    await outbox.flush();
    expect(outbox.status().state).toBe('waiting');
    online = true;
    time.advance(30_000);
    expect(await submitted).toMatchObject({ state: 'closed' });
    expect(server.current('q1')).toEqual({ options: [2] });
  });

  it('is asked again when the server still misses something', async () => {
    let tries = 0;
    const server = fakeServer();
    const { outbox, time } = await open(
      {
        end: async (seat, last) =>
          ++tries === 1 ? Promise.reject(refusal(409, 'SUBMIT_INCOMPLETE', { missing: 1 })) : server.end(seat, last),
      },
      server,
    );
    const submitted = outbox.submit();
    await outbox.flush();
    time.advance(30_000);
    expect(await submitted).toMatchObject({ state: 'closed' });
    expect(tries).toBe(2);
  });

  it('is refused on a device that lost the seat', async () => {
    const server = fakeServer({ seat: 2 });
    const { outbox } = await open({}, server);
    await expect(outbox.submit()).rejects.toMatchObject({ name: 'SEAT_TAKEN' });
    expect(outbox.status().state).toBe('idle');
  });
});
