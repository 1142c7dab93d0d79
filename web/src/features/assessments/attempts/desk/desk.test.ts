import 'fake-indexeddb/auto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openOutbox, type OutboxClock } from '../outbox.ts';
import { chosen, fakeServer, outboxOptions, refusal } from '../outbox/outbox-testing.ts';
import { Desk } from './desk.ts';
import { findKeptAttempt } from './kept-attempt.ts';
import { arrived, callsOn, deadline, newAttemptId, save, sit } from './desk-testing.ts';

describe('sitting down', () => {
  it('takes a seat on a device that is new, and keeps it when the page is loaded again', async () => {
    const first = await sit();
    expect([first.desk.view().phase, first.server.seat]).toEqual(['open', 1]);
    save(first.desk, 2);
    await arrived(first.server, 'p1', 2);
    first.desk.close();
    const { desk, server } = await sit({ server: first.server, attemptId: first.attemptId });
    expect([desk.view().phase, server.seat]).toEqual(['open', 1]);
    expect(desk.view().console?.questions['p1']?.saved?.response).toEqual({ options: [2] });
  });

  it('takes a new seat on a device that lost its store', async () => {
    const server = fakeServer({ seat: 3 });
    await server.send(3, [{ sequence: 7, questionId: 'p1', kind: 'answer', answer: chosen(4) }]);
    const { desk } = await sit({ server });
    expect([desk.view().phase, server.seat]).toEqual(['open', 4]);
    expect(desk.view().console?.questions['p1']?.saved?.response).toEqual({ options: [4] });
  });

  it('takes a new seat where the store was set back, so that no number is used twice', async () => {
    const first = await sit();
    first.desk.close();
    await first.server.send(1, [{ sequence: 5, questionId: 'p1', kind: 'answer', answer: chosen(4) }]);
    const { server } = await sit({ server: first.server, attemptId: first.attemptId });
    expect(server.seat).toBe(2);
  });

  it('tells why it could not, and tries again when the network is back', async () => {
    let online = false;
    const server = fakeServer({ seat: 0 });
    const showStanding = () => (online ? callsOn(server).showStanding() : Promise.reject(refusal(0, 'NETWORK')));
    const { desk } = await sit({ server, calls: { showStanding } });
    expect(desk.view()).toMatchObject({ phase: 'failed', error: { name: 'NETWORK' } });
    online = true;
    desk.wake();
    await vi.waitFor(() => expect(desk.view().phase).toBe('open'));
  });
});

describe('a page that is opened again without the network', () => {
  const offline = {
    showStanding: async () => Promise.reject(refusal(0, 'NETWORK')),
    save: async () => Promise.reject(refusal(0, 'NETWORK')),
  };

  it('opens from what this device keeps: paper, answers, clock; and goes on when the network is back', async () => {
    const { attemptId, desk: first, server } = await sit();
    save(first, 2);
    await arrived(server, 'p1', 2);
    first.close();
    await vi.waitFor(async () => expect(await findKeptAttempt(1, attemptId)).toBeTruthy());
    const calls = callsOn(server);
    let online = false;
    const whenOnline = <T>(call: () => Promise<T>) => (online ? call() : Promise.reject(refusal(0, 'NETWORK')));
    const desk = new Desk({
      attemptId,
      instituteId: 1,
      accountId: 'ananya',
      calls: {
        ...calls,
        showSheet: () => whenOnline(calls.showSheet),
        showStanding: () => whenOnline(calls.showStanding),
        save: (seat, writes) => whenOnline(() => calls.save(seat, writes)),
      },
    });
    onTestFinished(() => desk.close());
    await desk.open();
    expect(desk.view()).toMatchObject({ phase: 'open', fromDevice: true, standing: { seat: 1 } });
    expect(desk.view().console?.questions['p1']?.saved?.response).toEqual({ options: [2] });
    expect(Math.abs(desk.clock.now() - (deadline - 3_600_000))).toBeLessThan(5_000);
    save(desk, 4);
    await vi.waitFor(() => expect(desk.view().outbox?.answers).toBe(1));
    online = true;
    desk.wake();
    await vi.waitFor(() => expect([desk.view().fromDevice, desk.view().outbox?.answers]).toEqual([undefined, 0]));
    expect(server.seat).toBe(1);
  });

  it('does not open for another account, nor after the end', async () => {
    const { attemptId, desk, server } = await sit();
    await vi.waitFor(async () => expect(await findKeptAttempt(1, attemptId)).toBeTruthy());
    const { desk: other } = await sit({ attemptId, calls: offline, accountId: 'kabir' });
    expect(other.view().phase).toBe('failed');
    server.state = 'marked';
    await desk.beat(0);
    await vi.waitFor(async () => expect(await findKeptAttempt(1, attemptId)).toBeUndefined());
    const { desk: again } = await sit({ attemptId, calls: offline });
    expect(again.view().phase).toBe('failed');
  });
});

describe('another device', () => {
  it('that sat down meanwhile makes this one read-only; what was typed here is still sent, and one may look around', async () => {
    const first = await sit({ calls: { save: async () => Promise.reject(refusal(0, 'NETWORK')) } });
    save(first.desk, 3);
    await vi.waitFor(() => expect(first.desk.view().outbox?.answers).toBe(1));
    first.desk.close();
    first.server.seat = 2;
    const { desk, server } = await sit({ server: first.server, attemptId: first.attemptId });
    expect(desk.view().phase).toBe('taken');
    await vi.waitFor(() => expect(server.current('p1')).toEqual({ options: [3] }));
    desk.act({ type: 'jump', questionId: 'c1' });
    save(desk, 1);
    expect(desk.view().console).toMatchObject({ current: 'c1' });
    expect(desk.view().console?.questions['c1']?.saved).toBeNull();
  });

  it('is noticed in the reply to a save', async () => {
    const { desk, server } = await sit();
    server.seat = 2;
    save(desk, 1);
    await vi.waitFor(() => expect(desk.view().phase).toBe('taken'));
    expect(server.current('p1')).toEqual({ options: [1] });
  });

  it('gives the seat back on request, with everything that it saved', async () => {
    const { desk, server } = await sit();
    server.seat = 2;
    await server.send(2, [{ sequence: 1, questionId: 'p2', kind: 'answer', answer: chosen(4) }]);
    await desk.beat(0);
    expect(desk.view().phase).toBe('taken');
    await desk.continueHere();
    expect([desk.view().phase, server.seat]).toEqual(['open', 3]);
    expect(desk.view().console?.questions['p2']?.saved?.response).toEqual({ options: [4] });
  });

  it('in another tab takes over at once', async () => {
    const { desk } = await sit();
    desk.leaveToOtherTab();
    expect(desk.view().phase).toBe('taken');
  });
});

describe('the end', () => {
  it('locks at zero, sends what is left, and waits for the server to close', async () => {
    const { desk, server, clock } = await sit();
    save(desk, 1);
    clock.now = () => deadline;
    desk.checkTime();
    expect(desk.view().phase).toBe('over');
    save(desk, 2);
    await arrived(server, 'p1', 1);
    expect(server.current('p2')).toBeUndefined();
    server.state = 'marked';
    await desk.beat(0);
    expect(desk.view()).toMatchObject({ phase: 'ended', standing: { state: 'marked' } });
  });

  it('opens again when it was only this device’s clock that had jumped ahead', async () => {
    const { desk, clock } = await sit();
    const { now } = clock;
    clock.now = () => deadline + 60_000;
    desk.checkTime();
    clock.now = now;
    await desk.beat(0);
    expect(desk.view().phase).toBe('open');
  });

  it('does not lock a second before zero', async () => {
    const { desk, clock } = await sit();
    clock.now = () => deadline - 1000;
    desk.checkTime();
    expect(desk.view().phase).toBe('open');
  });

  it('by submitting comes after everything has arrived', async () => {
    const { desk, server } = await sit();
    save(desk, 2);
    await desk.submit();
    expect(desk.view()).toMatchObject({ phase: 'ended', handedIn: true });
    expect(server.current('p1')).toEqual({ options: [2] });
  });

  it('cannot be called from a device whose seat was taken', async () => {
    const { desk, server } = await sit();
    server.seat = 2;
    await desk.submit();
    expect(desk.view()).toMatchObject({ phase: 'taken', handedIn: false });
  });

  it('is reached over a new seat where numbers of this one were lost', async () => {
    const timer: OutboxClock = { after: (_ms, run) => (queueMicrotask(run), () => undefined) };
    const { desk, server } = await sit({ timer });
    save(desk, 2);
    await arrived(server, 'p1', 2);
    server.events.delete('1 1');
    await desk.submit();
    expect([desk.view().phase, server.seat, server.state]).toEqual(['ended', 2, 'closed']);
  });

  it('that came before this device sent everything turns the rest into evidence', async () => {
    const server = fakeServer({ seat: 1 });
    const attemptId = newAttemptId();
    const offline = await openOutbox(
      outboxOptions(attemptId, server, { send: async () => Promise.reject(refusal(0, 'NETWORK')) }),
    );
    await offline.write('p1', 'answer', chosen(2));
    offline.close();
    server.state = 'closed';
    const { desk } = await sit({ server, attemptId });
    expect(desk.view().phase).toBe('ended');
    await vi.waitFor(() => expect(desk.view().outbox).toMatchObject({ answers: 0, late: 1 }));
  });
});
